import { useState } from 'react';
import { Box, Button, ButtonBase, Stack, Typography } from '@mui/material';
import { alpha, useTheme } from '@mui/material/styles';
import type { OtherRate } from './lanes';
import { toneOf } from './paint';
import { grouped } from './week';
import { groupsText, type Wording } from './wording';

interface Props {
  rates: readonly OtherRate[];
  active: number | undefined;
  onPoint: (rate: number | undefined) => void;
  wording: Wording;
}

/** So many names are read at a glance. */
const FEW = 5;

function Swatch({ rate }: { rate: number }) {
  const { palette } = useTheme();
  const color = palette[toneOf(rate)].main;
  return (
    <Box
      sx={{
        flexShrink: 0,
        width: 12,
        height: 12,
        mt: '3px',
        borderRadius: '3px',
        backgroundColor: alpha(color, 0.25),
        border: `1.5px solid ${color}`,
      }}
    />
  );
}

/** The names behind the picture. Pointing at one, or reaching it by keyboard, brings its hours forward. */
export function WeekLegend({ rates, active, onPoint, wording }: Props) {
  const { t } = wording;
  const [all, setAll] = useState(false);
  if (rates.length === 0) return null;
  const shown = all ? rates : rates.slice(0, FEW);
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {t('week.others', { count: rates.length })}
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ id, name, segments }, rate) => (
          <li key={String(id)}>
            <ButtonBase
              type="button"
              aria-pressed={active === rate}
              onMouseEnter={() => onPoint(rate)}
              onMouseLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(rate)}
              onBlur={() => onPoint(undefined)}
              onClick={() => onPoint(rate)}
              sx={{
                width: '100%',
                display: 'flex',
                justifyContent: 'flex-start',
                alignItems: 'flex-start',
                gap: 1,
                py: 0.5,
                px: 0.5,
                borderRadius: 1,
                textAlign: 'left',
                '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
              }}
            >
              <Swatch rate={rate} />
              <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {name}
                </Box>{' '}
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {groupsText(grouped(segments), wording)}
                </Box>
              </Typography>
            </ButtonBase>
          </li>
        ))}
      </Stack>
      {rates.length > FEW && (
        <Button size="small" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? t('week.fewer') : t('rows.showAll', { count: rates.length })}
        </Button>
      )}
    </Box>
  );
}

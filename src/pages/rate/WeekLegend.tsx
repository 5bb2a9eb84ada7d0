import { useState, type ReactNode } from 'react';
import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import Layers from '@mui/icons-material/LayersOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlineOutlined';
import { Button } from '../../ui/Button';
import type { RateConflict } from './rateConflicts';
import { groupSpansByTime } from './week/weekTimes';
import { formatRecurringTimeSpans, formatRatePriceComparisons, formatPrices, type WeekTextOptions } from './weekTexts';

interface Props {
  neighbours: readonly RateConflict[];
  /** Called with the id of the rate to highlight, or with undefined to highlight no rate. */
  onPoint: (id: unknown) => void;
  textOptions: WeekTextOptions;
}

/** The number of names that are shown before the list is expanded. */
const FEW = 5;

/**
 * Shows whether the rate conflicts, as an icon with a text for screen readers. For a rate without a conflict it
 * renders an empty space of the same width.
 */
function Sign({ severity, textOptions }: Pick<RateConflict, 'severity'> & { textOptions: WeekTextOptions }) {
  const { t } = textOptions;
  if (severity === 'apart') return <Box sx={{ width: 18, flexShrink: 0 }} />;
  const Icon = severity === 'collides' ? Layers : HelpOutlined;
  return (
    <>
      <Icon />
      <span className="wd-hidden">{t(severity === 'collides' ? 'week.collides' : 'week.mayCollide')} </span>
    </>
  );
}

/**
 * Returns the conflicting prices of two rates. If there is no certain conflict although the hours overlap, returns
 * the reason for it.
 */
function getVerdict({ severity, reason, pairs }: RateConflict, textOptions: WeekTextOptions): string {
  if (severity === 'collides') return formatRatePriceComparisons(pairs, textOptions);
  if (reason === 'hours' || reason === undefined) return '';
  if (severity === 'maybe') return textOptions.t(reason === 'sites' ? 'week.unknownSites' : 'week.unknownPrices');
  return textOptions.t(reason === 'sites' ? 'week.otherSites' : 'week.otherPrices');
}

function Line({ neighbour, textOptions }: { neighbour: RateConflict; textOptions: WeekTextOptions }): ReactNode {
  const { name, segments, rows } = neighbour.rate;
  const prices = rows ? formatPrices(rows, textOptions) : '';
  const verdict = getVerdict(neighbour, textOptions);
  return (
    <>
      <Sign severity={neighbour.severity} textOptions={textOptions} />
      <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {name}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {[formatRecurringTimeSpans(groupSpansByTime(segments), textOptions), prices]
            .filter((text) => text !== '')
            .join(' · ')}
        </Box>
        {verdict !== '' && <Box sx={{ color: 'text.secondary', fontStyle: 'italic' }}>{verdict}</Box>}
      </Typography>
    </>
  );
}

/**
 * The list of the other rates. A rate's hours are highlighted in the figure while its name is hovered or has the
 * focus.
 */
export function WeekLegend({ neighbours, onPoint, textOptions }: Props) {
  const { t } = textOptions;
  const [all, setAll] = useState(false);
  const leave = (): void => onPoint(undefined);
  const count = neighbours.length;
  if (count === 0) return null;
  const shown = all ? neighbours : neighbours.slice(0, FEW);
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {t('week.others', { count })}
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((neighbour) => {
          const { id } = neighbour.rate;
          const highlightRate = (): void => onPoint(id);
          return (
            <li key={String(id)}>
              <ButtonBase
                type="button"
                onMouseEnter={highlightRate}
                onMouseLeave={leave}
                onFocus={highlightRate}
                onBlur={leave}
                onClick={highlightRate}
                sx={{
                  width: '100%',
                  display: 'flex',
                  justifyContent: 'flex-start',
                  alignItems: 'flex-start',
                  gap: 1,
                  p: 0.5,
                  borderRadius: 1,
                  textAlign: 'left',
                  '& svg': { fontSize: 18, mt: '1px', flexShrink: 0, color: 'warning.main' },
                  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
                }}
              >
                <Line neighbour={neighbour} textOptions={textOptions} />
              </ButtonBase>
            </li>
          );
        })}
      </Stack>
      {count > FEW && (
        <Button size="small" onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? t('week.fewer') : t('rows.showAll', { count })}
        </Button>
      )}
    </Box>
  );
}

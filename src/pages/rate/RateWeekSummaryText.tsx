import type { ReactNode } from 'react';
import { Stack, Typography } from '@mui/material';
import Layers from '@mui/icons-material/LayersOutlined';
import Schedule from '@mui/icons-material/Schedule';
import Hourglass from '@mui/icons-material/HourglassEmpty';
import { Button } from '../../ui/Button';
import { useDebouncedValue } from '../../widgets/useDebouncedValue';
import type { OtherRatesState } from './useOtherRates';
import { joinRateWeekSummaryTexts, type RateWeekSummaryTexts, type WeekTextOptions } from './weekTexts';

/**
 * The debounce time in ms before screen readers announce the summary, so that it is not announced after each
 * keystroke.
 */
const PAUSE = 1000;

/** Describes the figure for screen readers. The text is announced when the user stops typing. */
function Sentence({ text }: { text: string }) {
  return <output className="wd-hidden">{useDebouncedValue(text, PAUSE)}</output>;
}

interface FactProps {
  icon: ReactNode;
  tone: string;
  children: ReactNode;
}

function Fact({ icon, tone, children }: FactProps) {
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1}
      sx={{ alignItems: 'flex-start', '& svg': { fontSize: 18, mt: '1px', color: tone } }}
    >
      {icon}
      <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Stack>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0 } as const;

/** Shows the times of the rate in the form as text above the figure. */
export function RateTimesText({ texts }: Pick<Props, 'texts'>) {
  return (
    <Stack component="ul" sx={LIST}>
      <Fact icon={<Schedule />} tone="primary.main">
        <strong>{texts.applies}</strong>
      </Fact>
    </Stack>
  );
}

interface Props {
  texts: RateWeekSummaryTexts;
  others: Pick<OtherRatesState, 'status' | 'retry'>;
  textOptions: WeekTextOptions;
}

/** Lists the overlapping rates, and the hours in which no rate applies. */
export function RateWeekSummaryText({ texts, others, textOptions }: Props) {
  const { t } = textOptions;
  const { status, retry } = others;
  return (
    <>
      <Stack component="ul" spacing={0.75} sx={{ ...LIST, '&:empty': { display: 'none' } }}>
        {texts.overlaps.map((text) => (
          <Fact key={text} icon={<Layers />} tone="warning.main">
            {text}
          </Fact>
        ))}
        {texts.gaps && (
          <Fact icon={<Hourglass />} tone="text.secondary">
            {texts.gaps}
          </Fact>
        )}
        {status === 'loading' && (
          <Fact icon={<Layers />} tone="text.secondary">
            {t('week.loading')}
          </Fact>
        )}
        {status === 'failed' && (
          <Fact icon={<Layers />} tone="error.main">
            {t('week.failed')}{' '}
            <Button size="small" onClick={retry} style={{ minHeight: 0, paddingBlock: 0 }}>
              {t('action.retry')}
            </Button>
          </Fact>
        )}
      </Stack>
      <Sentence text={joinRateWeekSummaryTexts(texts, t)} />
    </>
  );
}

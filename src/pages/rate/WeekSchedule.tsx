import { useState, type ReactNode } from 'react';
import { Stack } from '@mui/material';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useIsPhone } from '../../ui/theme/mediaQueries';
import { Button } from '../../ui/Button';
import type { RateConflict } from './rateConflicts';
import { OtherRatesLayer, HighlightedRate } from './OtherRatesLayer';
import type { RateWindowEdge } from './rateWindowEdges';
import type { WeekTime } from './currentTimeOfWeek';
import type { OtherRate } from './otherRates';
import { EditedRateLayer, EditedRateLabel } from './EditedRateLayer';
import type { OtherRatesState } from './useOtherRates';
import type { RateWindow } from './week/weekTimes';
import { RateTimesText, RateWeekSummaryText } from './RateWeekSummaryText';
import { WeekGrid } from './WeekGrid';
import { WeekLegend } from './WeekLegend';
import { WindowEdgeHandles } from './WindowEdgeHandles';
import { MAX_LISTED_OVERLAPS, type RateWeekSummaryTexts, type WeekTextOptions } from './weekTexts';

interface Props {
  window: RateWindow | undefined;
  prices: string;
  others: OtherRatesState;
  /** The other rates, compared with the rate in the form. */
  neighbours: readonly RateConflict[];
  now: WeekTime | undefined;
  texts: RateWeekSummaryTexts;
  textOptions: WeekTextOptions;
  /** Called when the user moves an edge; undefined if the times cannot be edited. */
  onMove: ((edge: RateWindowEdge, time: string) => void) | undefined;
}

/** On a phone the figure is collapsed and shown below the text, because it fills the whole screen. */
function Folded({ textOptions: { t }, children }: { textOptions: WeekTextOptions; children: ReactNode }) {
  const isNarrow = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) return children;
  return (
    <div>
      <Button
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        icon={isOpen ? <ExpandLess /> : <ExpandMore />}
      >
        {t(isOpen ? 'week.hide' : 'week.show')}
      </Button>
      {isOpen && children}
    </div>
  );
}

/** Shows when the rate applies: a summary as text, the hours of the week as a figure, and the other rates. */
export function WeekSchedule({ window, prices, others, neighbours, now, texts, textOptions, onMove }: Props) {
  const [active, setActive] = useState<unknown>();
  const { rates } = others;
  const pointed: OtherRate | undefined = active === undefined ? undefined : rates.find(({ id }) => id === active);
  const overlaps = neighbours.filter(({ severity }) => severity !== 'apart');
  const told = overlaps.slice(0, MAX_LISTED_OVERLAPS);
  return (
    <Stack spacing={2}>
      <RateTimesText texts={texts} />
      <Folded textOptions={textOptions}>
        <WeekGrid
          label={textOptions.t('week.picture')}
          days={textOptions.days}
          now={now}
          controls={window && onMove && <WindowEdgeHandles window={window} onMove={onMove} textOptions={textOptions} />}
        >
          <OtherRatesLayer rates={rates} textOptions={textOptions} />
          <EditedRateLayer window={window} overlaps={overlaps} />
          {pointed && <HighlightedRate rate={pointed} />}
          {window && !pointed && <EditedRateLabel window={window} prices={prices} textOptions={textOptions} />}
        </WeekGrid>
      </Folded>
      <RateWeekSummaryText texts={texts} others={others} textOptions={textOptions} />
      {/* The summary tells the first overlaps already. */}
      <WeekLegend
        neighbours={neighbours.filter((rate) => !told.includes(rate))}
        onPoint={setActive}
        textOptions={textOptions}
      />
    </Stack>
  );
}

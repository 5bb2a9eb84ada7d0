import { useState, type ReactNode } from 'react';
import { Button, Stack } from '@mui/material';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useNarrow } from '../../ui/theme/media';
import type { Neighbour } from './collisions';
import { CrowdLayer, PointedRate } from './CrowdLayer';
import type { Edge } from './edges';
import type { WeekMoment } from './now';
import type { OtherRate } from './others';
import { OwnLayer, OwnTag } from './OwnLayer';
import type { OtherRates } from './useOtherRates';
import type { RateWindow } from './week/week';
import { Applies, WeekFacts } from './WeekFacts';
import { WeekGrid } from './WeekGrid';
import { WeekLegend } from './WeekLegend';
import { WindowEdges } from './WindowEdges';
import type { WeekWords, Wording } from './wording';

interface Props {
  window: RateWindow | undefined;
  prices: string;
  others: OtherRates;
  /** The same rates, as they stand to that of the form. */
  neighbours: readonly Neighbour[];
  now: WeekMoment | undefined;
  words: WeekWords;
  wording: Wording;
  /** Absent where its times cannot be changed. */
  onMove: ((edge: Edge, time: string) => void) | undefined;
}

/** On a phone the words come first and the picture is folded: it takes the whole screen. */
function Folded({ wording: { t }, children }: { wording: Wording; children: ReactNode }) {
  const isNarrow = useNarrow();
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) return children;
  return (
    <div>
      <Button
        size="small"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        startIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
      >
        {t(isOpen ? 'week.hide' : 'week.show')}
      </Button>
      {isOpen && children}
    </div>
  );
}

/** The week: the facts in words, the hours as a picture, and who else is in it. */
export function WeekPicture({ window, prices, others, neighbours, now, words, wording, onMove }: Props) {
  const [active, setActive] = useState<unknown>();
  const { rates } = others;
  const pointed: OtherRate | undefined = active === undefined ? undefined : rates.find(({ id }) => id === active);
  const overlaps = neighbours.filter(({ standing }) => standing !== 'apart');
  return (
    <Stack spacing={2}>
      <Applies words={words} />
      <Folded wording={wording}>
        <WeekGrid
          label={wording.t('week.picture')}
          days={wording.days}
          now={now}
          controls={window && onMove && <WindowEdges window={window} onMove={onMove} wording={wording} />}
        >
          <CrowdLayer rates={rates} wording={wording} />
          <OwnLayer window={window} overlaps={overlaps} />
          {pointed && <PointedRate rate={pointed} />}
          {window && !pointed && <OwnTag window={window} prices={prices} wording={wording} />}
        </WeekGrid>
      </Folded>
      <WeekFacts words={words} others={others} wording={wording} />
      <WeekLegend neighbours={neighbours} onPoint={setActive} wording={wording} />
    </Stack>
  );
}

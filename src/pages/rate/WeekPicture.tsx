import { useState } from 'react';
import { Stack } from '@mui/material';
import type { WeekMoment } from './now';
import { OtherNames, OthersLayer } from './OthersLayer';
import { OwnLayer, OwnName } from './OwnLayer';
import type { OtherRates } from './useOtherRates';
import type { RateWindow } from './week';
import { Applies, WeekFacts } from './WeekFacts';
import { WeekGrid } from './WeekGrid';
import { WeekLegend } from './WeekLegend';
import type { WeekWords, Wording } from './wording';

interface Props {
  window: RateWindow | undefined;
  others: OtherRates;
  now: WeekMoment;
  words: WeekWords;
  wording: Wording;
}

/** The week: the facts in words, the hours as a picture, and who else is in it. */
export function WeekPicture({ window, others, now, words, wording }: Props) {
  const [active, setActive] = useState<number>();
  const { rates } = others;
  return (
    <Stack spacing={2}>
      <Applies words={words} />
      <WeekGrid label={wording.t('week.picture')} days={wording.days} now={now}>
        <OthersLayer rates={rates} active={active} wording={wording} />
        <OwnLayer window={window} others={rates} />
        <OtherNames rates={rates} active={active} window={window} />
        {window && <OwnName window={window} wording={wording} />}
      </WeekGrid>
      <WeekFacts words={words} others={others} wording={wording} />
      <WeekLegend rates={rates} active={active} onPoint={setActive} wording={wording} />
    </Stack>
  );
}

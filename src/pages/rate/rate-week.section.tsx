import { useDeferredValue, useMemo } from 'react';
import { Skeleton } from '@mui/material';
import { useLocale } from 'ra-core';
import type { SectionProps } from '../../generator/extensionProps';
import { useT } from '../../i18n/useT';
import { useConfig } from '../../widgets/context/config';
import { useValues } from '../../widgets/context/values';
import { dayNames } from '../../widgets/weekdays';
import { factsOf } from './facts';
import { useNow } from './now';
import { useOtherRates } from './useOtherRates';
import { WeekPicture } from './WeekPicture';
import { windowOf } from './week';
import { wordsOf } from './wording';

interface Props extends Partial<SectionProps> {
  /** Tells the time; a test brings its own. */
  clock?: () => Date;
}

const NAMES = ['repeats', 'allDay', 'startTime', 'endTime', 'countryCode'] as const;

/** About the height of the picture in pixels, with its facts and its legend. */
const HEIGHT = 560;

/**
 * The picture of the week beside a rate. It listens to the fields it draws and to the country by
 * itself: the form is not drawn again, and a key in another field does not come here.
 */
function Week({ clock }: Props) {
  const values = useValues(NAMES);
  const t = useT();
  const locale = useLocale();
  const { timeZone } = useConfig();
  const now = useNow(timeZone, clock);
  const others = useOtherRates(values['countryCode']);
  const { rates, status } = others;
  const window = useMemo(() => windowOf(values), [values]);
  const wording = useMemo(() => ({ t, days: dayNames(locale) }), [t, locale]);
  const words = useMemo(
    () => wordsOf(factsOf(window, rates), status === 'ready', wording),
    [window, rates, status, wording],
  );
  return <WeekPicture window={window} others={others} now={now} words={words} wording={wording} />;
}

/** The picture comes right after the form: who opens a rate first looks for what can be typed. */
export function Section(props: Props) {
  const isFormThere = useDeferredValue(true, false);
  return isFormThere ? <Week {...props} /> : <Skeleton variant="rounded" height={HEIGHT} />;
}

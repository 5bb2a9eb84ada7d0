import { useDeferredValue, useMemo } from 'react';
import { Skeleton } from '@mui/material';
import type { SectionProps } from '../../generator/extensions/extensionProps';
import type { Assignment } from '../../model/entity/entity';
import { useConfig } from '../../widgets/context/config';
import { useCurrentValues, useSetValue } from '../../widgets/context/currentValues';
import {
  getPossibleConflicts,
  getRateOverlap,
  getRateConflict,
  sortRateConflicts,
  type EditedRate,
} from './rateConflicts';
import type { WindowEdge } from './windowEdges';
import { getWeekSummary } from './weekSummary';
import { useCurrentWeekTime } from './currentWeekTime';
import { parseCount } from './otherRates';
import { getRateRows } from './week/calculatePrice';
import { useOtherRates } from './useOtherRates';
import { useRateNames } from './useRateNames';
import { useSiteOverlap } from './useSiteOverlap';
import { WeekSchedule } from './WeekSchedule';
import { getRateWindow } from './week/weekTimes';
import { formatPrices, getWeekTexts } from './weekTexts';

type Props = Pick<SectionProps, 'section' | 'module'>;

const NAMES = [
  'repeats',
  'allDay',
  'startTime',
  'endTime',
  'countryCode',
  'rates',
  'specialRates',
  'assignedSiteCount',
] as const;

const EDGES = { from: 'startTime', to: 'endTime' } as const;

/** About the height of the picture in pixels, with its facts and its legend. */
const HEIGHT = 560;

/**
 * That of the sites, by its name in the section's settings.
 * @throws Error naming the entity when its schema describes no such assignment
 */
function getAssignment({ section, module: { entity } }: Props): Assignment | undefined {
  const name = section.settings?.['assignment'];
  if (name === undefined) return undefined;
  const assignment = entity.assignments[String(name)];
  if (!assignment) throw new Error(`${entity.name} has no assignment "${String(name)}"`);
  return assignment;
}

/**
 * The picture of the week beside a rate. It listens to the fields it draws and to the country by
 * itself: the form is not drawn again, and a key in another field does not come here.
 */
function Week(props: Props) {
  const { module } = props;
  const values = useCurrentValues(NAMES);
  const write = useSetValue();
  const wording = useRateNames(module, values);
  const now = useCurrentWeekTime(values['countryCode'], useConfig());
  const others = useOtherRates(values['countryCode']);
  const { rates, status } = others;
  const own = useMemo(
    (): EditedRate => ({
      window: getRateWindow(values),
      rows: [...getRateRows(values['rates']), ...getRateRows(values['specialRates'])],
    }),
    [values],
  );
  const meetings = useMemo(() => rates.map((rate) => getRateOverlap(own, rate)), [own, rates]);
  const candidates = useMemo(() => getPossibleConflicts(meetings), [meetings]);
  const sitesOf = useSiteOverlap(getAssignment(props), parseCount(values['assignedSiteCount']), candidates);
  const neighbours = useMemo(
    () => sortRateConflicts(meetings.map((meeting) => getRateConflict(meeting, sitesOf(meeting.rate)))),
    [meetings, sitesOf],
  );
  const facts = useMemo(() => getWeekSummary(own.window, neighbours), [own.window, neighbours]);
  const words = getWeekTexts(facts, status === 'ready', wording);
  const move = (edge: WindowEdge, time: string): void => write?.(EDGES[edge], time);
  return (
    <WeekSchedule
      window={own.window}
      prices={formatPrices(own.rows, wording)}
      onMove={write && values['allDay'] !== true ? move : undefined}
      {...{ others, neighbours, now, words, wording }}
    />
  );
}

/** The picture comes right after the form: who opens a rate first looks for what can be typed. */
export function Section(props: Props) {
  const isFormThere = useDeferredValue(true, false);
  return isFormThere ? <Week {...props} /> : <Skeleton variant="rounded" height={HEIGHT} />;
}

import { useDeferredValue, useMemo } from 'react';
import type { SectionProps } from '../../generator/extensions/extensionProps';
import type { AssignmentConfig } from '../../model/entity/entity';
import { useConfig } from '../../widgets/context/config';
import { Skeleton } from '../../ui/Skeleton';
import { useCurrentValues, useSetValue } from '../../widgets/context/currentValues';
import {
  getPossiblyConflictingRates,
  getRateOverlap,
  getRateConflict,
  sortRateConflicts,
  type EditedRate,
} from './rateConflicts';
import type { RateWindowEdge } from './rateWindowEdges';
import { getRateWeekSummary } from './rateWeekSummary';
import { useCurrentWeekTime } from './currentTimeOfWeek';
import { parseOptionalNumber } from './otherRates';
import { getRatePriceRows } from './week/calculatePrice';
import { useOtherRates } from './useOtherRates';
import { useRateCodeLabels } from './useRateCodeLabels';
import { useRateSiteOverlap } from './useRateSiteOverlap';
import { WeekSchedule } from './WeekSchedule';
import { parseRateWindow } from './week/weekTimes';
import { formatPrices, getWeekSummaryTexts } from './weekTexts';

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

/** The approximate height in px of the figure with its summary and legend. */
const HEIGHT = 560;

/**
 * Returns the site assignment that the settings of the section name. An assignment links the records of an entity
 * to other records, here a rate to sites.
 * @throws Error naming the entity if its schema has no such assignment
 */
function getAssignment({ section, module: { entity } }: Props): AssignmentConfig | undefined {
  const name = section.customProps?.['assignment'];
  if (name === undefined) return undefined;
  const assignment = entity.assignments[String(name)];
  if (!assignment) throw new Error(`${entity.name} has no assignment "${String(name)}"`);
  return assignment;
}

/**
 * Shows the week of a rate as a figure. It subscribes only to the country and to the fields that it shows. It
 * therefore does not re-render when other fields change, and it does not cause a re-render of the form.
 */
function Week(props: Props) {
  const { module } = props;
  const values = useCurrentValues(NAMES);
  const write = useSetValue();
  const textOptions = useRateCodeLabels(module, values);
  const now = useCurrentWeekTime(values['countryCode'], useConfig());
  const others = useOtherRates(values['countryCode']);
  const { rates, status } = others;
  const own = useMemo(
    (): EditedRate => ({
      window: parseRateWindow(values),
      rows: [...getRatePriceRows(values['rates']), ...getRatePriceRows(values['specialRates'])],
    }),
    [values],
  );
  const meetings = useMemo(() => rates.map((rate) => getRateOverlap(own, rate)), [own, rates]);
  const candidates = useMemo(() => getPossiblyConflictingRates(meetings), [meetings]);
  const getSites = useRateSiteOverlap(
    getAssignment(props),
    parseOptionalNumber(values['assignedSiteCount']),
    candidates,
  );
  const neighbours = useMemo(
    () => sortRateConflicts(meetings.map((meeting) => getRateConflict(meeting, getSites(meeting.rate)))),
    [meetings, getSites],
  );
  const summary = useMemo(() => getRateWeekSummary(own.window, neighbours), [own.window, neighbours]);
  const texts = getWeekSummaryTexts(summary, status === 'ready', textOptions);
  const move = (edge: RateWindowEdge, time: string): void => write?.(EDGES[edge], time);
  return (
    <WeekSchedule
      window={own.window}
      prices={formatPrices(own.rows, textOptions)}
      onMove={write && values['allDay'] !== true ? move : undefined}
      {...{ others, neighbours, now, texts, textOptions }}
    />
  );
}

/** The figure renders after the form, because users need the inputs of the form first. */
export function Section(props: Props) {
  const isFormThere = useDeferredValue(true, false);
  return isFormThere ? <Week {...props} /> : <Skeleton shape="block" height={HEIGHT} />;
}

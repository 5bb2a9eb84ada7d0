import { useDeferredValue, useMemo } from 'react';
import { Skeleton } from '@mui/material';
import type { SectionProps } from '../../generator/extensions/extensionProps';
import type { Assignment } from '../../model/entity/entity';
import { useConfig } from '../../widgets/context/config';
import { useValues, useWrite } from '../../widgets/context/values';
import { candidatesOf, meetingOf, neighbourOf, sortedNeighbours, type OwnRate } from './collisions';
import type { Edge } from './edges';
import { factsOf } from './facts';
import { useNow } from './now';
import { countIn } from './others';
import { rateRows } from './week/price';
import { useOtherRates } from './useOtherRates';
import { useRateWords } from './useRateWords';
import { useSites } from './useSites';
import { WeekPicture } from './WeekPicture';
import { windowOf } from './week/week';
import { pricesText, wordsOf } from './wording';

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
function assignmentOf({ section, module: { entity } }: Props): Assignment | undefined {
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
  const values = useValues(NAMES);
  const write = useWrite();
  const wording = useRateWords(module, values);
  const now = useNow(values['countryCode'], useConfig());
  const others = useOtherRates(values['countryCode']);
  const { rates, status } = others;
  const own = useMemo(
    (): OwnRate => ({
      window: windowOf(values),
      rows: [...rateRows(values['rates']), ...rateRows(values['specialRates'])],
    }),
    [values],
  );
  const meetings = useMemo(() => rates.map((rate) => meetingOf(own, rate)), [own, rates]);
  const candidates = useMemo(() => candidatesOf(meetings), [meetings]);
  const sitesOf = useSites(assignmentOf(props), countIn(values['assignedSiteCount']), candidates);
  const neighbours = useMemo(
    () => sortedNeighbours(meetings.map((meeting) => neighbourOf(meeting, sitesOf(meeting.rate)))),
    [meetings, sitesOf],
  );
  const facts = useMemo(() => factsOf(own.window, neighbours), [own.window, neighbours]);
  const words = wordsOf(facts, status === 'ready', wording);
  const move = (edge: Edge, time: string): void => write?.(EDGES[edge], time);
  return (
    <WeekPicture
      window={own.window}
      prices={pricesText(own.rows, wording)}
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

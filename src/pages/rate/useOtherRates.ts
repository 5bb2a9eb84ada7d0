import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useRecordContext } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { getFieldValue } from '../../model/values/getFieldValue';
import type { Entity } from '../../model/entity/entity';
import { getRecordId } from '../../model/values/recordIds';
import { fetchAllRows, type FetchAllOptions } from '../../generator/queries/fetchAllRows';
import { useEntityModule } from '../../widgets/context/currentEntity';
import { isSameCode } from '../../widgets/normalizeOptions';
import { parseOptionalNumber, type OtherRate } from './otherRates';
import { getRatePriceRows } from './week/calculatePrice';
import { getRateSegments, parseRateWindow } from './week/weekTimes';

type Row = Record<string, unknown>;

/** The stale time in ms. It is long enough for a user to visit another record and return. */
const FRESH = 30_000;

/** Whether a rate is active. A rate without a status counts as active, because leaving it out could hide an overlap. */
const isActive = ({ dataStatus }: Row): boolean =>
  dataStatus === undefined || dataStatus === null || String(dataStatus).toLowerCase() === 'active';

const hasTimes = ({ repeats, allDay }: Row): boolean => repeats !== undefined || allDay !== undefined;

/** Returns the other active rates of a country, sorted by name. */
function getRates(
  rows: readonly Row[],
  { ids, titleField, shape }: Entity,
  own: unknown,
  country: unknown,
): OtherRate[] {
  const field = shape.fields['countryCode'];
  return rows
    .filter(
      (row) =>
        !isSameCode(getRecordId(ids, row), own) &&
        isActive(row) &&
        field &&
        isSameCode(getFieldValue(row, field), country),
    )
    .map((row) => ({
      id: getRecordId(ids, row),
      record: row,
      name: String(row[titleField] ?? getRecordId(ids, row) ?? ''),
      segments: getRateSegments(parseRateWindow(row)),
      rows:
        row['rates'] === undefined
          ? undefined
          : [...getRatePriceRows(row['rates']), ...getRatePriceRows(row['specialRates'])],
      siteCount: parseOptionalNumber(row['assignedSiteCount']),
    }))
    .filter(({ segments }) => segments.length > 0)
    .sort((one, other) => one.name.localeCompare(other.name));
}

export interface OtherRatesState {
  rates: readonly OtherRate[];
  /** `ready`: `rates` is complete. `failed`: the rates are not loaded again until `retry` is called. */
  status: 'loading' | 'failed' | 'ready';
  retry: () => void;
}

const NONE: readonly Row[] = [];

/**
 * Loads the other rates of the country. The API cannot filter rates by country or status, so all pages are loaded.
 * They are cached while the form is open.
 */
export function useOtherRates(country: unknown): OtherRatesState {
  const { entity } = useEntityModule();
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const own = useRecordContext()?.id;
  const call = entity.calls['page'];
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [entity.name, 'week'],
    queryFn: async ({ signal }): Promise<readonly Row[]> => {
      if (!call) return NONE;
      const fetchPage: FetchAllOptions['fetchPage'] = async (page, perPage) => {
        const { rows, ...count } = await dataProvider.page<Row>(call, { page, perPage, filter: {}, signal });
        return { data: rows, ...count };
      };
      return (await fetchAllRows({ fetchPage, signal })).filter(hasTimes);
    },
    staleTime: FRESH,
  });
  const rates = useMemo(() => getRates(data ?? NONE, entity, own, country), [data, entity, own, country]);
  const status = data ? 'ready' : isError && !isFetching ? 'failed' : 'loading';
  return { rates, status, retry: () => void refetch() };
}

import { useMemo } from 'react';
import type { Config } from '../model/schemaLanguage/publicConfigType';
import type { ObjectShape } from '../model/entity/entity';
import type { ValueSources } from '../model/form/initialValues';
import { useRouteVariantName } from './context/routeVariantName';
import { useClock } from './context/clock';
import { useConfig } from './context/config';
import { getDateInTimeZone } from './useToday';

type Values = Readonly<Record<string, unknown>>;

const getOrigin = (
  config: Config,
  clock: () => Date,
  route: string | undefined,
  shape: ObjectShape | undefined,
  record: Values | undefined,
): ValueSources => ({
  config,
  route,
  // A getter, because the date is expensive to compute and only few forms need it.
  get today() {
    return getDateInTimeZone(config.timeZone, clock());
  },
  ...(shape && record ? { record: { shape, values: { ...record } } } : {}),
});

/**
 * Returns the sources from which a form takes its initial values.
 * @param shape the shape of `record`
 * @param record the record on which an action is performed
 */
export function useInitialValueSources(shape?: ObjectShape, record?: Values): ValueSources {
  const clock = useClock();
  const config = useConfig();
  const route = useRouteVariantName();
  return useMemo(() => getOrigin(config, clock, route, shape, record), [config, clock, route, shape, record]);
}

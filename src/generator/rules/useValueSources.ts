import { useMemo } from 'react';
import type { Config } from '../../model/schemaLanguage/config';
import type { Shape } from '../../model/entity/entity';
import type { ValueSources } from '../../model/form/initialValues';
import { useRouteName } from '../../widgets/context/routeName';
import { useClock } from '../../widgets/context/clock';
import { useConfig } from '../../widgets/context/config';
import { getDateInTimeZone } from '../../widgets/useToday';

type Values = Readonly<Record<string, unknown>>;

const getOrigin = (
  config: Config,
  clock: () => Date,
  route: string | undefined,
  shape: Shape | undefined,
  record: Values | undefined,
): ValueSources => ({
  config,
  route,
  // Asked for by few shapes, and dear.
  get today() {
    return getDateInTimeZone(config.timeZone, clock());
  },
  ...(shape && record ? { record: { shape, values: { ...record } } } : {}),
});

/**
 * What the first values of a form may be taken from.
 * @param shape and record: what an action is about
 */
export function useValueSources(shape?: Shape, record?: Values): ValueSources {
  const clock = useClock();
  const config = useConfig();
  const route = useRouteName();
  return useMemo(() => getOrigin(config, clock, route, shape, record), [config, clock, route, shape, record]);
}

import { useMemo } from 'react';
import type { Config } from '../../model/language/config';
import type { Shape } from '../../model/entity/entity';
import type { Origin } from '../../model/form/initial';
import { useAddress } from '../../widgets/context/address';
import { useClock } from '../../widgets/context/clock';
import { useConfig } from '../../widgets/context/config';
import { todayIn } from '../../widgets/useToday';

type Values = Readonly<Record<string, unknown>>;

const originOf = (
  config: Config,
  clock: () => Date,
  route: string | undefined,
  shape: Shape | undefined,
  record: Values | undefined,
): Origin => ({
  config,
  route,
  // Asked for by few shapes, and dear.
  get today() {
    return todayIn(config.timeZone, clock());
  },
  ...(shape && record ? { record: { shape, values: { ...record } } } : {}),
});

/**
 * What the first values of a form may be taken from.
 * @param shape and record: what an action is about
 */
export function useOrigin(shape?: Shape, record?: Values): Origin {
  const clock = useClock();
  const config = useConfig();
  const route = useAddress();
  return useMemo(() => originOf(config, clock, route, shape, record), [config, clock, route, shape, record]);
}

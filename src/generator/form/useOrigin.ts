import { useMemo } from 'react';
import type { Shape } from '../../model/entity';
import type { Origin } from '../../model/initial';
import { useAddress } from '../../widgets/context/address';
import { useConfig } from '../../widgets/context/config';
import { todayIn } from '../../widgets/useToday';

/**
 * What the first values of a form may be taken from.
 * @param shape and record: what an action is about
 */
export function useOrigin(shape?: Shape, record?: Readonly<Record<string, unknown>>): Origin {
  const config = useConfig();
  const route = useAddress();
  return useMemo(
    () => ({
      config,
      route,
      // Asked for by few shapes, and dear.
      get today() {
        return todayIn(config.timeZone);
      },
      ...(shape && record ? { record: { shape, values: { ...record } } } : {}),
    }),
    [config, route, shape, record],
  );
}

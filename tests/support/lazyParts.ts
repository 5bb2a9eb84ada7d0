import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '../../src/ui/lazyComponent';

/** Parts written in a test, as `extensions` has those of files. Without the app: a replaced module may import it. */
export const createLazyParts = <Props extends object>(
  parts: Readonly<Record<string, () => ComponentType<Props>>>,
): Readonly<Record<string, LazyComponent<Props>>> =>
  Object.fromEntries(Object.entries(parts).map(([name, getPart]) => [name, lazyComponent(async () => getPart())]));

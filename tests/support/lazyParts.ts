import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '../../src/ui/lazyComponent';

/**
 * Creates lazy components from parts defined in a test, as `extensions` does from files. Does not import the app,
 * because a mocked module may import this file.
 */
export const createLazyParts = <Props extends object>(
  parts: Readonly<Record<string, () => ComponentType<Props>>>,
): Readonly<Record<string, LazyComponent<Props>>> =>
  Object.fromEntries(Object.entries(parts).map(([name, getPart]) => [name, lazyComponent(async () => getPart())]));

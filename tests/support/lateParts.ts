import type { ComponentType } from 'react';
import { late, type Late } from '../../src/ui/late';

/** Parts written in a test, as `extensions` has those of files. Without the app: a replaced module may import it. */
export const lateParts = <Props extends object>(
  parts: Readonly<Record<string, () => ComponentType<Props>>>,
): Readonly<Record<string, Late<Props>>> =>
  Object.fromEntries(Object.entries(parts).map(([name, getPart]) => [name, late(async () => getPart())]));

import type { Call } from '../contract/types';
import type { Dialect } from './dialect';

/** A dialect, or a function that lazy-loads it. */
type DialectSource = Dialect | (() => Promise<Dialect>);

/** The dialects that a data provider supports, by name. */
export type DialectRegistry = Readonly<Record<string, DialectSource>>;

/** The dialect of the operator's API. Calls that name no dialect use it. */
export const DEFAULT_DIALECT = 'pageNo/pageVo';

export const getDialectName = ({ dialect = DEFAULT_DIALECT }: Call): string => dialect;

/**
 * Returns the dialect with this name.
 * @throws Error for an unknown name; the message lists the known names
 */
export async function loadDialect(registry: DialectRegistry, name: string): Promise<Dialect> {
  const source = Object.hasOwn(registry, name) && registry[name];
  if (!source) throw new Error(`No dialect "${name}" among ${Object.keys(registry).join(', ')}`);
  return typeof source === 'function' ? source() : source;
}

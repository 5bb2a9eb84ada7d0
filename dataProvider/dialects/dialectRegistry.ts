import type { Call } from '../contract/types';
import type { Dialect } from './dialect';

/** A dialect, or the function that loads its chunk. */
type DialectSource = Dialect | (() => Promise<Dialect>);

/** The dialects that a data provider speaks, by name. */
export type DialectRegistry = Readonly<Record<string, DialectSource>>;

/** The dialect of calls that name none: the operator's. */
export const DEFAULT_DIALECT = 'pageNo/pageVo';

export const getDialectName = ({ dialect, pagination = DEFAULT_DIALECT }: Call): string => dialect ?? pagination;

/** @throws Error for an unknown name; the message lists the known ones */
export async function loadDialect(registry: DialectRegistry, name: string): Promise<Dialect> {
  const source = Object.hasOwn(registry, name) && registry[name];
  if (!source) throw new Error(`No dialect "${name}" among ${Object.keys(registry).join(', ')}`);
  return typeof source === 'function' ? source() : source;
}

import type { DialectSources } from '../../../../dataProvider/dialects/definition';
import { DIALECT_PRESETS } from '../../../../dataProvider/dialects/presets';
import { resolveDialect } from '../../../../dataProvider/dialects/resolveDialect';

/**
 * Whether lists of a dialect have filters and a search by default, also where a document describes none.
 * @param entries the dialects of a project, which precede the presets
 */
export function hasDefaultFilters(name: string, entries: DialectSources): boolean {
  const sources = { ...DIALECT_PRESETS, ...entries };
  return Object.hasOwn(sources, name) && resolveDialect(sources, name).list?.anyFieldFilters === true;
}

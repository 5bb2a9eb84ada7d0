import { createDialect } from '../../dataProvider/dialects/interpreter/createDialect';
import type { DialectRegistry } from '../../dataProvider/dialects/loadDialect';
import { DIALECT_PRESETS } from '../../dataProvider/dialects/presets';
import { resolveDialect } from '../../dataProvider/dialects/resolveDialect';

/** All presets, without lazy loading. */
export const dialects: DialectRegistry = Object.fromEntries(
  Object.keys(DIALECT_PRESETS).map((name) => [name, createDialect(resolveDialect(DIALECT_PRESETS, name))]),
);

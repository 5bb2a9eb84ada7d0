import type { DialectRegistry } from '../../dataProvider/dialects/loadDialect';
import * as MODULES from '../../dataProvider/dialects/dialects';

/** All wire dialects, without lazy loading. */
export const dialects: DialectRegistry = Object.fromEntries(
  Object.entries(MODULES).map(([name, { dialect }]) => [name, dialect]),
);

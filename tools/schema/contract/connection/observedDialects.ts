import type { UnvalidatedResponseRows } from '../../../../dataProvider/dialects/dialect';
import { createDialect } from '../../../../dataProvider/dialects/interpreter/createDialect';
import type { DialectSources } from '../../../../dataProvider/dialects/definition';
import type { DialectRegistry } from '../../../../dataProvider/dialects/loadDialect';
import { resolveDialect } from '../../../../dataProvider/dialects/resolveDialect';

/**
 * Creates the dialects as the app uses them.
 * @param record called with the rows and the total of each list response, before the app validates them
 */
export const createObservedDialects = (
  sources: DialectSources,
  record: (found: UnvalidatedResponseRows) => void,
): DialectRegistry =>
  Object.fromEntries(
    Object.keys(sources).map((name) => {
      const dialect = createDialect(resolveDialect(sources, name));
      const findRows: typeof dialect.findRows = (json, headers) => {
        const found = dialect.findRows(json, headers);
        record(found);
        return found;
      };
      return [name, { ...dialect, findRows }];
    }),
  );

/** Rows of a spreadsheet that could never become a record. */
import { isFromCell } from '../../../../src/model/compile/imports';
import type { Field, Shape } from '../../../../src/model/entity/entity';
import type { Folder, Rule } from '../source/folder';
import { asList, valueAt } from '../source/json';
import type { Finding, Source } from '../source/source';
import { listing, quote } from '../source/words';

const IMPORT = ['x-admin', 'import'];

function shapeOf(source: Source, folder: Folder): Shape | undefined {
  try {
    return folder.compiledOf(source).entity.shape;
  } catch {
    // The compiler says it itself.
    return undefined;
  }
}

/** Whether a new record has a value of the field without anybody's doing. */
const isThere = ({ default: own, ui, readOnly }: Field): boolean =>
  own !== undefined || ui.defaultFrom !== undefined || ui.valueFrom !== undefined || readOnly;

const nobody = (name: string): string => `no cell can fill ${quote(name)}: it has parts, or is not typed`;

function namedFields({ fields }: Shape, asked: readonly unknown[]): Finding[] {
  return asked.flatMap((name, index): Finding[] => {
    const field = fields[String(name)];
    if (!field || isFromCell(field)) return [];
    return [{ at: [...IMPORT, index], message: nobody(field.name), cure: 'Remove it from "import".' }];
  });
}

/** Fields that cannot be imported, and those that a record must have and the rows leave out. */
export const imports: Rule = (source, folder) => {
  const asked = valueAt(source.value, IMPORT);
  const shape = asked ? shapeOf(source, folder) : undefined;
  if (!shape) return [];
  const missing = shape.required.filter((name) => {
    const field = shape.fields[name];
    if (!field || isThere(field)) return false;
    return Array.isArray(asked) ? !asked.includes(name) : !isFromCell(field);
  });
  const named = namedFields(shape, asList(asked));
  if (missing.length === 0) return named;
  const message = `no row can be imported: the rows leave out ${listing(missing)}, which must be filled in`;
  const cure = Array.isArray(asked) ? 'Name it here, too, or remove "import".' : 'Remove "import".';
  return [...named, { at: IMPORT, key: true, message, cure }];
};

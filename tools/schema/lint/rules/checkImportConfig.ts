/** Reports spreadsheet imports whose rows could never be saved as records. */
import { isImportableField } from '../../../../src/model/compile/compileImport';
import type { Field, ObjectShape } from '../../../../src/model/entity/entity';
import type { LintRule } from '../source/lintFolder';
import { toList, getValueAtPath } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { joinQuotedNames, quote } from '../source/messageWording';
import { getCompiledEntityIfValid } from './getCompiledEntityIfValid';

const IMPORT = ['x-admin', 'import'];

/** Whether a new record has a value of this field without user input. */
const isThere = ({ default: own, ui, readOnly }: Field): boolean =>
  own !== undefined || ui.defaultFrom !== undefined || ui.valueFrom !== undefined || readOnly;

const nobody = (name: string): string => `no cell can fill ${quote(name)}: it has parts, or is not typed`;

function checkNamedFields({ fields }: ObjectShape, asked: readonly unknown[]): LintFinding[] {
  return asked.flatMap((name, index): LintFinding[] => {
    const field = fields[String(name)];
    if (!field || isImportableField(field)) return [];
    return [{ at: [...IMPORT, index], message: nobody(field.name), suggestion: 'Remove it from "import".' }];
  });
}

/** Reports fields that cannot be imported, and required fields that are missing in the import. */
export const checkImportConfig: LintRule = (source, folder) => {
  const asked = getValueAtPath(source.value, IMPORT);
  const shape = asked ? getCompiledEntityIfValid(source, folder)?.shape : undefined;
  if (!shape) return [];
  const missing = shape.required.filter((name) => {
    const field = shape.fields[name];
    if (!field || isThere(field)) return false;
    return Array.isArray(asked) ? !asked.includes(name) : !isImportableField(field);
  });
  const named = checkNamedFields(shape, toList(asked));
  if (missing.length === 0) return named;
  const message = `no row can be imported: the rows leave out ${joinQuotedNames(missing)}, which must be filled in`;
  const suggestion = Array.isArray(asked) ? 'Name it here, too, or remove "import".' : 'Remove "import".';
  return [...named, { at: IMPORT, key: true, message, suggestion }];
};

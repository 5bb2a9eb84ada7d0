/** Reports fields that cannot be changed in several records at once. */
import { isBulkEditableField } from '../../../../src/model/compile/compileBulkEdit';
import type { LintRule } from '../source/lintFolder';
import { toList, getValueAtPath } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';
import { quote } from '../source/messageWording';
import { getCompiledEntityIfValid } from './getCompiledEntityIfValid';

const BULK_EDIT = ['x-admin', 'bulkEdit'];

export const checkBulkEdit: LintRule = (source, folder) => {
  const names = toList(getValueAtPath(source.value, BULK_EDIT));
  const entity = names.length > 0 ? getCompiledEntityIfValid(source, folder) : undefined;
  if (!entity) return [];
  return names.flatMap((name, index): LintFinding[] => {
    const field = typeof name === 'string' ? entity.shape.fields[name] : undefined;
    if (!field) return [];
    const at = [...BULK_EDIT, index];
    const suggestion = 'Remove it from "bulkEdit": the form can change it.';
    if (!isBulkEditableField(field)) {
      const message = `${quote(field.name)} cannot be changed without its form: it is no choice, date or switch, or users cannot edit it`;
      return [{ at, message, suggestion }];
    }
    const isDependent = entity.options[field.ui.options ?? '']?.paramsFromFields !== undefined;
    if (!isDependent && !field.ui.resetsFields && !field.ui.fieldsFromOption) return [];
    const message = `${quote(field.name)} cannot be changed without its form: its choices depend on other fields, or it changes others`;
    return [{ at, message, suggestion }];
  });
};

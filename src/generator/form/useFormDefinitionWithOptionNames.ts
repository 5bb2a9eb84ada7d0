import { useMemo } from 'react';
import type { ObjectShape } from '../../model/entity/entity';
import { getOptionLabel } from '../../widgets/normalizeOptions';
import { useOptionLists } from '../../widgets/useOptionLists';
import type { FormDefinition } from '../formRules/formDefinition';

/** Returns the names of the option lists whose option labels can be used in rules. */
const getLists = (shape: ObjectShape): string[] =>
  Object.values(shape.fields).flatMap(({ ui, shape: inner }) => [
    ...(ui.codesUsedByRules && ui.options ? [ui.options] : []),
    ...(inner ? getLists(inner) : []),
  ]);

/**
 * Adds the loaded option labels to the form definition, because rules can compare a field with the label of an
 * option instead of its code. Until the options are loaded, rules can only use codes.
 * @returns `formDefinition` itself when no field has `codesUsedByRules`
 */
export function useFormDefinitionWithOptionNames(formDefinition: FormDefinition): FormDefinition {
  const { shape, module } = formDefinition;
  const { options } = module.entity;
  const names = useMemo(
    () => [...new Set(getLists(shape))].filter((name) => !options[name]?.paramsFromFields),
    [shape, options],
  );
  const lists = useOptionLists(names.map((name) => options[name]));
  return useMemo(() => {
    if (names.length === 0) return formDefinition;
    const getName = (list: string, value: unknown): string | undefined =>
      getOptionLabel(lists[names.indexOf(list)] ?? [], value);
    return { ...formDefinition, validators: { ...formDefinition.validators, getOptionCodeLabel: getName } };
  }, [formDefinition, names, lists]);
}

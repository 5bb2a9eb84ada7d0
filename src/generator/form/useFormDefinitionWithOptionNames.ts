import { useMemo } from 'react';
import type { Shape } from '../../model/entity/entity';
import { getOptionLabel } from '../../widgets/optionItems';
import { useOptionLists } from '../../widgets/useOptionLists';
import type { FormDefinition } from '../formRules/formDefinition';

/** Returns the option lists whose names rules can refer to. */
const getLists = (shape: Shape): string[] =>
  Object.values(shape.fields).flatMap(({ ui, shape: inner }) => [
    ...(ui.codesInRules && ui.options ? [ui.options] : []),
    ...(inner ? getLists(inner) : []),
  ]);

/**
 * Adds the loaded option names to the form definition, because rules can refer to names. Until the options are
 * loaded, rules see codes only.
 * @returns `formDefinition` itself when no field has `codesInRules`
 */
export function useFormDefinitionWithOptionNames(formDefinition: FormDefinition): FormDefinition {
  const { shape, module } = formDefinition;
  const { options } = module.entity;
  const names = useMemo(
    () => [...new Set(getLists(shape))].filter((name) => !options[name]?.dependsOn),
    [shape, options],
  );
  const lists = useOptionLists(names.map((name) => options[name]));
  return useMemo(() => {
    if (names.length === 0) return formDefinition;
    const getName = (list: string, value: unknown): string | undefined =>
      getOptionLabel(lists[names.indexOf(list)] ?? [], value);
    return { ...formDefinition, validators: { ...formDefinition.validators, getOptionName: getName } };
  }, [formDefinition, names, lists]);
}

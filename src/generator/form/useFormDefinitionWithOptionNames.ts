import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { Shape } from '../../model/entity/entity';
import { getOptionLabel, type OptionItem } from '../../widgets/optionItems';
import { getOptionsQuery } from '../../widgets/useOptions';
import type { FormDefinition } from '../formRules/formDefinition';

/** Returns the option lists whose names rules can refer to. */
const getLists = (shape: Shape): string[] =>
  Object.values(shape.fields).flatMap(({ ui, shape: inner }) => [
    ...(ui.codesInRules && ui.options ? [ui.options] : []),
    ...(inner ? getLists(inner) : []),
  ]);

const getData = (answers: readonly { data?: readonly OptionItem[] | undefined }[]) => answers.map(({ data }) => data);

const EVERYTHING = { params: {}, query: {} };

/**
 * Adds the loaded option names to the form definition, because rules can refer to names. Until the options are
 * loaded, rules see codes only.
 * @returns `spec` itself when no field has `codesInRules`
 */
export function useFormDefinitionWithOptionNames(spec: FormDefinition): FormDefinition {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const { shape, module } = spec;
  const { options } = module.entity;
  const names = useMemo(
    () => [...new Set(getLists(shape))].filter((name) => !options[name]?.dependsOn),
    [shape, options],
  );
  const lists = useQueries({
    queries: names.map((name) => getOptionsQuery(options[name], EVERYTHING, dataProvider)),
    combine: getData,
  });
  return useMemo(() => {
    if (names.length === 0) return spec;
    const nameOf = (list: string, value: unknown): string | undefined =>
      getOptionLabel(lists[names.indexOf(list)] ?? [], value);
    return { ...spec, validators: { ...spec.validators, getOptionName: nameOf } };
  }, [spec, names, lists]);
}

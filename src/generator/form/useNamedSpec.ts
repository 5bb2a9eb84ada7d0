import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { Shape } from '../../model/entity/entity';
import { labelOf, type OptionItem } from '../../widgets/optionItems';
import { optionsQuery } from '../../widgets/useOptions';
import type { FormSpec } from '../rules/formSpec';

/** The lists whose names tell the rules which option it is. A list that depends on other fields is not asked. */
const listsOf = (shape: Shape): string[] =>
  Object.values(shape.fields).flatMap(({ ui, shape: inner }) => [
    ...(ui.knownCodes && ui.options ? [ui.options] : []),
    ...(inner ? listsOf(inner) : []),
  ]);

const dataOf = (answers: readonly { data?: readonly OptionItem[] | undefined }[]) => answers.map(({ data }) => data);

const EVERYTHING = { params: {}, query: {} };

/**
 * A form whose rules know the options' names, from the same lists that its inputs show; until they
 * are there, the rules see values only.
 * @returns the spec itself where no field recognises codes
 */
export function useNamedSpec(spec: FormSpec): FormSpec {
  const dataProvider = useDataProvider<WattdeskDataProvider>();
  const { shape, module } = spec;
  const { options } = module.entity;
  const names = useMemo(
    () => [...new Set(listsOf(shape))].filter((name) => !options[name]?.dependsOn),
    [shape, options],
  );
  const lists = useQueries({
    queries: names.map((name) => optionsQuery(options[name], EVERYTHING, dataProvider)),
    combine: dataOf,
  });
  return useMemo(() => {
    if (names.length === 0) return spec;
    const nameOf = (list: string, value: unknown): string | undefined =>
      labelOf(lists[names.indexOf(list)] ?? [], value);
    return { ...spec, validators: { ...spec.validators, nameOf } };
  }, [spec, names, lists]);
}

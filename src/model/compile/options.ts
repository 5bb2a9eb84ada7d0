import { parseCall } from '../wire/calls';
import type { OptionListDefinition } from '../language/definition';
import type { Assignment, Field, FilterSet, Action, OptionList, Shape } from '../entity/entity';
import { ownOf } from '../values/own';
import type { SchemaFiles } from '../language/refs';
import type { Translation } from './translate';

/**
 * @param names what the language of the page calls the options, by their values
 * @param language that of the page, where it is not English
 */
export function compileOptionList(
  name: string,
  definition: OptionListDefinition,
  names?: Readonly<Record<string, string>>,
  language?: string,
): OptionList {
  const { call, valueField = 'value', labelField = 'name', fallbackOptions, ...rest } = definition;
  return {
    name,
    call: parseCall(call),
    valueField,
    labelField,
    ...rest,
    ...(names ? { names } : {}),
    ...(definition.standardCodes && language ? { language } : {}),
    ...(fallbackOptions
      ? {
          fallbackOptions: fallbackOptions.map((choice) => ({
            value: choice.const,
            label: choice.title ?? String(choice.const),
          })),
        }
      : {}),
  };
}

const namesOf = (shape: Shape): string[] =>
  Object.values(shape.fields).flatMap(({ ui, item, shape: inner }: Field) => [
    ...[ui.options, ui.presetsFrom, ui.suggestionsFrom, item?.ui.options].filter((name) => name !== undefined),
    ...(inner ? namesOf(inner) : []),
  ]);

interface Users {
  shape: Shape;
  filters: FilterSet | undefined;
  assignments: readonly Assignment[];
  actions: readonly Action[];
}

/** Every list that the fields, filters, assignments and inputs of an entity use, each once. */
export function optionListsOf(
  users: Users,
  files: SchemaFiles,
  translation?: Translation,
  language?: string,
): Record<string, OptionList> {
  const { shape, filters, assignments, actions } = users;
  const names = [
    ...namesOf(shape),
    ...(filters ? namesOf(filters.shape) : []),
    ...assignments.flatMap((one) => [one.statusOptions, ...namesOf(one.shape)]),
    ...actions.flatMap(({ input }) => (input ? namesOf(input.shape) : [])),
  ];
  const lists = files['options.json'] as Record<string, OptionListDefinition> | undefined;
  return Object.fromEntries(
    [...new Set(names)].map((name) => {
      const definition = ownOf(lists ?? {}, name);
      if (!definition) throw new Error(`There is no option list "${name}" in options.json`);
      return [name, compileOptionList(name, definition, ownOf(translation?.options ?? {}, name), language)];
    }),
  );
}

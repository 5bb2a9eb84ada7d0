import { parseCall } from '../wire/parseCall';
import type { OptionListDefinition } from '../schemaLanguage/definition';
import type { AssignmentConfig, Field, ListFilters, Action, OptionList, ObjectShape } from '../entity/entity';
import { getOwnProperty } from '../values/getOwnProperty';
import type { SchemaFiles } from '../schemaLanguage/resolveDefinitionRefs';
import { isSerialized } from './compileObjectShape';
import type { TranslationFile } from './translateDefinition';

/**
 * Compiles an option list of `schema/options.json`.
 * @param names the option labels in the page's language, by option value
 * @param described the descriptions in the page's language, by option value
 * @param language the page's language if it is not English
 */
export function compileOptionList(
  name: string,
  definition: OptionListDefinition,
  names?: Readonly<Record<string, string>>,
  language?: string,
  described?: Readonly<Record<string, string>>,
): OptionList {
  const { call, valueField = 'value', labelField = 'name', fallbackOptions, labels, ...rest } = definition;
  return {
    name,
    call: parseCall(call),
    valueField,
    labelField,
    ...rest,
    ...(names || labels ? { names: { ...labels, ...names } } : {}),
    ...(rest.descriptions ? { descriptions: { ...rest.descriptions, ...described } } : {}),
    ...(definition.labelsFromStandard && language ? { language } : {}),
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

/** Returns a shape and the shapes of its objects and rows. */
const getShapes = (shape: ObjectShape): ObjectShape[] => [
  shape,
  ...Object.values(shape.fields).flatMap(({ shape: inner }) => (inner ? getShapes(inner) : [])),
];

/**
 * Returns the fields on which an option list depends, by parameter. The fields beside those that use the list take
 * precedence. Returns undefined if the API has the app's format for all of their values.
 */
function getCallFields(
  name: string,
  { paramsFromFields = {} }: OptionListDefinition,
  shapes: readonly ObjectShape[],
): OptionList['callFields'] {
  const isUser = ({ fields }: ObjectShape): boolean => getNames({ fields } as ObjectShape).includes(name);
  const ordered = [...shapes.filter(isUser).toReversed(), ...shapes];
  const fields = Object.entries(paramsFromFields).flatMap(([param, field]) => {
    const owner = ordered.find((shape) => Object.hasOwn(shape.fields, field));
    return owner ? [[param, owner.fields[field]!] as const] : [];
  });
  return fields.some(([, field]) => isSerialized(field)) ? { sentFields: Object.fromEntries(fields) } : undefined;
}

const getNames = (shape: ObjectShape): string[] =>
  Object.values(shape.fields).flatMap(({ ui, item, shape: inner }: Field) => [
    ...[ui.options, ui.presetOptions, ui.suggestionOptions, item?.ui.options].filter((name) => name !== undefined),
    ...(inner ? getNames(inner) : []),
  ]);

interface Users {
  shape: ObjectShape;
  filters: ListFilters | undefined;
  assignments: readonly AssignmentConfig[];
  actions: readonly Action[];
}

/**
 * Compiles the option lists that fields, filters, assignments and action inputs of an entity use. A list with
 * several uses is compiled only once.
 */
export function compileOptionLists(
  users: Users,
  files: SchemaFiles,
  translation?: TranslationFile,
  language?: string,
): Record<string, OptionList> {
  const { shape, filters, assignments, actions } = users;
  const names = [
    ...getNames(shape),
    ...(filters ? getNames(filters.shape) : []),
    ...assignments.flatMap((one) => [one.statusFilterOptions, ...getNames(one.shape)]),
    ...actions.flatMap(({ input }) => (input ? getNames(input.shape) : [])),
  ];
  const shapes = [
    shape,
    ...(filters ? [filters.shape] : []),
    ...assignments.flatMap((one) => [one.shape, one.filters.shape]),
    ...actions.flatMap(({ input }) => (input ? [input.shape] : [])),
  ].flatMap(getShapes);
  const lists = files['options.json'] as Record<string, OptionListDefinition> | undefined;
  return Object.fromEntries(
    [...new Set(names)].map((name) => {
      const definition = getOwnProperty(lists ?? {}, name);
      if (!definition) throw new Error(`There is no option list "${name}" in options.json`);
      const list = compileOptionList(
        name,
        definition,
        getOwnProperty(translation?.options ?? {}, name),
        language,
        getOwnProperty(translation?.optionDescriptions ?? {}, name),
      );
      const callFields = getCallFields(name, definition, shapes);
      return [name, callFields ? { ...list, callFields } : list];
    }),
  );
}

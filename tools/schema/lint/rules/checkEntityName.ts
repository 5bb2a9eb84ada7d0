import { toTextOrUndefined } from '../source/readJson';
import { getEntityName, type LintRule } from '../source/lintFolder';
import { ENTITY_META_SCHEMA_PATH, isEntityMetaSchemaPath } from '../../migrations/version';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { quote } from '../source/messageWording';

/** Whether an `$id` is a URI, as in JSON Schemas for other tools, and not an entity name. */
const isAddress = (id: string): boolean => /[:/#]/.test(id);

/**
 * Whether two files have one `$id`, as after copying a file. That they have the same addresses and calls is then no
 * mistake of its own.
 */
export const isCopiedFile = (one: SourceFile, other: SourceFile): boolean =>
  one.value['$id'] !== undefined && one.value['$id'] === other.value['$id'];

/** Reports an `$id` that differs from the file name. The file name is the name of the entity. */
const checkNameMatchesFile: LintRule = ({ name, value }, folder) => {
  const id = toTextOrUndefined(value['$id']);
  if (id === undefined || isAddress(id)) return [];
  const expected = getEntityName({ name });
  const twins = folder.entities.filter((other) => other.name !== name && other.value['$id'] === id);
  return [
    ...(id === expected
      ? []
      : [
          {
            at: ['$id'],
            message: `$id ${quote(id)} is not the file's name ${quote(expected)}`,
            suggestion: `Write ${quote(expected)}, or rename the file to ${id}.json.`,
          },
        ]),
    ...twins.map((duplicate) => ({
      at: ['$id'],
      message: `$id ${quote(id)} is also that of ${duplicate.name}`,
      suggestion: 'Give each entity a name of its own, the same as its file.',
    })),
  ];
};

/** Names that no entity may have: they are the names of shared files, and translation files use them as keys. */
const TAKEN = ['common', 'options', 'navigation'];

/** Whether every JavaScript object inherits a property of this name, such as `constructor`. */
const isInherited = (name: string): boolean => name in {};

const reserved: LintRule = ({ name }) => {
  const entity = getEntityName({ name });
  if (!TAKEN.includes(entity) && !isInherited(entity)) return [];
  const message = `an entity cannot be called ${quote(entity)}: the name is taken`;
  return [{ at: ['$id'], message, suggestion: 'Rename the file, and write its new name as "$id".' }];
};

/** Reports a misspelled `$schema`, which is similar to the `$schema` of the schema language but not equal. */
const mark: LintRule = ({ value, isForeign }) => {
  const schema = toTextOrUndefined(value['$schema']);
  if (isForeign || schema === undefined || isEntityMetaSchemaPath(schema)) return [];
  const message = `"$schema" is ${quote(schema)}, did you mean ${quote(ENTITY_META_SCHEMA_PATH)}?`;
  return [
    {
      at: ['$schema'],
      message,
      suggestion: `Write ${quote(ENTITY_META_SCHEMA_PATH)}: editors find the rules of this file there.`,
    },
  ];
};

export const checkEntityName: LintRule = (source, folder): LintFinding[] => [
  ...(source.isForeign ? [] : checkNameMatchesFile(source, folder)),
  ...reserved(source, folder),
  ...mark(source, folder),
];

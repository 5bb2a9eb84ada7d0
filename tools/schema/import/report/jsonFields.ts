/** Names the fields of an imported entity that users edit as JSON, because the app has no inputs for their values. */
import pluralize from 'pluralize';
import { compileEntity } from '../../../../src/model/compile/compileEntity';
import type { Field, ObjectShape } from '../../../../src/model/entity/entity';
import type { ForeignSchemaNote } from '../../../../src/model/jsonSchema/foreignSchemaLintNotes';
import { FALLBACK_FIELD_KIND } from '../../../../src/model/schemaLanguage/fieldTypes';
import type { SchemaFiles } from '../../../../src/model/schemaLanguage/resolveDefinitionRefs';
import { getApiName, isGeneratedField } from '../../../../src/model/jsonSchema/variantDefinition';

/** So many fields are named at most; of more, only the parts that contain them. */
const MOST_NAMED = 10;

/** So many steps have the paths of these parts at most. */
const DEEPEST = 4;

/** Why fields are edited as JSON, by their paths. */
export type JsonReasons = ReadonlyMap<string, string>;

/** Returns a path without the names that only the app has. */
const omitGeneratedSteps = (path: readonly string[]): string[] =>
  path.flatMap((name) => (isGeneratedField(name) ? [] : [getApiName(name)]));

/** Returns the reasons that notes about the schema of a record give, by the paths of the fields. */
export function readJsonReasons(notes: readonly ForeignSchemaNote[]): JsonReasons {
  const named = notes.flatMap(({ subjects, reason }): [string, string][] =>
    reason === undefined ? [] : subjects.map((subject) => [omitGeneratedSteps(subject.split('.')).join('.'), reason]),
  );
  return new Map(named.toReversed());
}

/** Returns the paths of the fields of an object that are edited as JSON. */
function listJsonFields({ fields }: ObjectShape, path: readonly string[]): string[] {
  return Object.values(fields).flatMap((field: Field) => {
    const own = [...path, ...omitGeneratedSteps([field.name])];
    if (field.readOnly) return [];
    if (field.kind === FALLBACK_FIELD_KIND) return [own.join('.')];
    return field.shape ? listJsonFields(field.shape, own) : [];
  });
}

function groupBy(names: readonly string[], toKey: (name: string) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const name of names) groups.set(toKey(name), [...(groups.get(toKey(name)) ?? []), name]);
  return groups;
}

/** Returns the parts that contain fields, with these: the outermost ones, and of those with many fields the parts inside. */
const listParts = (names: readonly string[], depth = 1): [part: string, names: string[]][] =>
  [...groupBy(names, (name) => name.split('.').slice(0, depth).join('.'))].flatMap(([part, own]) =>
    own.length > MOST_NAMED && depth < DEEPEST ? listParts(own, depth + 1) : [[part, own]],
  );

/** Returns the parts that contain most of many fields, with the number of fields in each. */
function describeParts(names: readonly string[]): string {
  const parts = listParts(names).toSorted(([, one], [, other]) => other.length - one.length);
  const left = parts.slice(MOST_NAMED).reduce((sum, [, own]) => sum + own.length, 0);
  const shown = parts
    .slice(0, MOST_NAMED)
    .map(([part, own]) => (own.length === 1 ? own[0]! : `${part} (${own.length})`));
  return shown.join(', ') + (left > 0 ? ` and ${pluralize('other', left, true)}` : '');
}

/**
 * Returns one sentence for each reason why fields are edited as JSON.
 * @param files the entity's file and those to which it refers
 */
export function describeJsonFields(entityName: string, files: SchemaFiles, reasons: JsonReasons = new Map()): string[] {
  const { entity } = compileEntity(`${entityName}.json`, files);
  const names = [...new Set(listJsonFields(entity.shape, []))];
  return [...groupBy(names, (name) => reasons.get(name) ?? '')].map(([reason, own]) => {
    const isLong = own.length > MOST_NAMED;
    const listed = isLong ? `${own.length} fields, in ${describeParts(own)}` : own.join(', ');
    return `inputs for ${listed}: such a value is edited as JSON${reason === '' ? '' : `, because ${reason}`}`;
  });
}

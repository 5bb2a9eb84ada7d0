/** Reports keys that have no effect where they are written. JSON Schema itself ignores such keys silently. */
import { getDefinitionTypes, type LintRule } from '../source/lintFolder';
import { getValueAtPath, toObjectOrEmpty, type Json, type JsonPath } from '../source/readJson';
import type { LocatedSchema, AnnotatedKey } from '../source/locatedSchemas';
import type { LintFinding } from '../source/sourceFile';
import { joinQuotedNames, quote } from '../source/messageWording';

const getKey = ({ path }: AnnotatedKey): string => String(path.at(-1));

/**
 * Returns the types of the values to which a schema applies: the schema's own `type`, otherwise the types of its
 * field.
 */
function typesAt({ own, role, entityFile, base }: LocatedSchema): string[] {
  const stated = getDefinitionTypes(own);
  return stated.length > 0 ? stated : getDefinitionTypes(role === 'field' ? entityFile : base);
}

const SILENT: readonly string[] = ['record', 'branch'];

function checkTypeOfKeyword(annotatedKey: AnnotatedKey): LintFinding[] {
  const { annotation, locatedSchema } = annotatedKey;
  if (!annotation.appliesTo || !locatedSchema || SILENT.includes(locatedSchema.role)) return [];
  // Reported with another cure: the name belongs in the list of the object around it.
  if (getKey(annotatedKey) === 'required' && typeof annotatedKey.value === 'boolean') return [];
  const types = typesAt(locatedSchema);
  if (types.length === 0 || annotation.appliesTo.some((type) => types.includes(type))) return [];
  return [
    {
      at: annotatedKey.path,
      key: true,
      message: `${quote(getKey(annotatedKey))} does nothing on type ${joinQuotedNames(types)}`,
      suggestion: `It is for type ${joinQuotedNames(annotation.appliesTo, 'or')}: remove it, or change the type.`,
    },
  ];
}

const hasCodes = ({ enum: codes, oneOf, const: code }: Json): boolean =>
  codes !== undefined || oneOf !== undefined || code !== undefined;

/** Checks what a value of a key, such as the name of a serialization, requires of the field. */
function checkFieldOfValue({ annotation, locatedSchema, path, value }: AnnotatedKey): LintFinding[] {
  if (!locatedSchema || SILENT.includes(locatedSchema.role)) return [];
  const { appliesToFormats, appliesToCodes, appliesToRowsWith } = annotation;
  const field = locatedSchema.role === 'field' ? locatedSchema.entityFile : locatedSchema.base;
  const format = field['format'];
  if (appliesToFormats && !appliesToFormats.includes(String(format)))
    return [
      {
        at: path,
        message: `${quote(value)} does nothing ${format === undefined ? 'without a format' : `on format ${quote(format)}`}`,
        suggestion: `It is for format ${joinQuotedNames(appliesToFormats, 'or')}: give the field one of them, or remove it.`,
      },
    ];
  const rows = toObjectOrEmpty(toObjectOrEmpty(field['items'])['properties']);
  if (appliesToRowsWith !== undefined && !Object.hasOwn(rows, appliesToRowsWith))
    return [
      {
        at: path,
        message: `${quote(value)} needs rows with the field ${quote(appliesToRowsWith)}`,
        suggestion: `Add it to "items": { "properties": … }, or remove ${quote(value)}.`,
      },
    ];
  if (!appliesToCodes || hasCodes(field)) return [];
  return [
    {
      at: path,
      message: `${quote(value)} does nothing without codes`,
      suggestion: 'Only listed codes are converted: give the field "enum" or "oneOf", or remove it.',
    },
  ];
}

/** Reports keywords that have no effect on values of the field's type. */
export const checkIneffectiveKeywords: LintRule = (source, folder) =>
  folder
    .getAnnotatedKeys(source)
    .filter(({ isOwn }) => isOwn)
    .flatMap((annotatedKey) => {
      const findings = checkTypeOfKeyword(annotatedKey);
      return findings.length > 0 ? findings : checkFieldOfValue(annotatedKey);
    });

/**
 * Whether a required key exists. A key without dots must be next to the annotated key. For a path with dots, the
 * first step names the enclosing object from which the path is resolved.
 */
function isThere(need: string, { path, parent }: AnnotatedKey, entityFile: Json): boolean {
  const steps: JsonPath = need.split('.');
  const [first = ''] = steps;
  const level = steps.length > 1 ? path.lastIndexOf(first) : -1;
  return getValueAtPath(level < 0 ? parent : getValueAtPath(entityFile, path.slice(0, level)), steps) !== undefined;
}

/** Reports keys that have an effect only together with another key, if that other key is missing. */
export const checkRequiredKeys: LintRule = (source, folder) => {
  const entityFile = folder.getResolvedDefinition(source);
  return folder.getAnnotatedKeys(source).flatMap((annotatedKey) =>
    !annotatedKey.isOwn || annotatedKey.value === undefined
      ? []
      : (annotatedKey.annotation.requiresKeys ?? [])
          .filter((need) => !isThere(need, annotatedKey, entityFile))
          .map((need) => ({
            at: annotatedKey.path,
            key: true,
            message: `${quote(getKey(annotatedKey))} needs ${quote(need)}`,
            suggestion: `Add ${quote(need)}, or remove ${quote(getKey(annotatedKey))}.`,
          })),
  );
};

/** Reports keys that are meant for human readers or other tools and that Wattdesk ignores. */
export const checkIgnoredKeys: LintRule = (source, folder) =>
  folder.getAnnotatedKeys(source).flatMap((annotatedKey): LintFinding[] =>
    annotatedKey.isOwn && annotatedKey.annotation.ignored && !source.isForeign
      ? [
          {
            at: annotatedKey.path,
            key: true,
            message: `${quote(getKey(annotatedKey))} is ignored here`,
            suggestion: `It may stay. ${annotatedKey.description ?? ''}`.trim(),
            severity: 'warning',
          },
        ]
      : [],
  );

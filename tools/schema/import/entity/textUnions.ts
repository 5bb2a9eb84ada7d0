/** Unions of texts and numbers that have one input: of patterns, or of limits. */
import { LIMIT_KEYWORDS } from '../../../../src/model/compile/fieldAttributes';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { isObject, toList, type Json } from '../../lint/source/readJson';
import { getKnownFormat } from './getKnownFormat';

const SCALARS = ['string', 'integer', 'number', 'null'];
/** Keywords of members that say nothing of values. */
const TEXTS = ['title', 'description', 'default', 'examples', 'deprecated', '$comment', 'x-ui', 'errorMessage'];
/** Keywords that the schema language knows in members of `anyOf`. */
const CONDITIONS: readonly string[] = ['type', 'const', 'enum', 'format', ...LIMIT_KEYWORDS];

const omitTexts = (member: Json): Json =>
  Object.fromEntries(Object.entries(member).filter(([key]) => !TEXTS.includes(key)));

/** Omits a format that the schema language does not know, as JSON Schema asks for. */
function adaptFormat({ format, ...member }: Json): Json {
  const known = getKnownFormat(format);
  return known === undefined ? member : { ...member, format: known };
}

const isCondition = (member: unknown): member is Json =>
  isObject(member) &&
  Object.keys(member).every((key) => TEXTS.includes(key) || CONDITIONS.includes(key)) &&
  Object.keys(omitTexts(member)).length > 0;

/** An empty text is a missing value in a form, which no limit but a pattern concerns. */
function isEmptyText(member: Json): boolean {
  const { type = 'string', ...rest } = omitTexts(member);
  const [[key, value] = [], ...others] = Object.entries(rest);
  return (
    type === 'string' &&
    others.length === 0 &&
    ((key === 'const' && value === '') || (key === 'maxLength' && value === 0))
  );
}

/** A record that has an empty text keeps it: its pattern must not speak against it. */
const allowEmptyText = ({ pattern, ...member }: Json): Json =>
  typeof pattern === 'string' ? { ...member, pattern: `${pattern}|^$` } : { ...member };

/**
 * Returns the union of a text or number as `anyOf`, or the keywords of its only member; nothing for other types, or if
 * the schema language cannot express a member.
 * @param union the members, none of which is a choice
 */
export function buildTextUnion(field: FieldDefinition, union: readonly unknown[] | undefined): Json {
  const types = [field.type ?? []].flat();
  const isPlain = types.length > 0 && types.every((one) => SCALARS.includes(one));
  const known = (union ?? []).filter(isCondition);
  if (!isPlain || known.length === 0 || known.length !== union?.length) return {};
  const members = known.filter((member) => !isEmptyText(member)).map((member) => adaptFormat(omitTexts(member)));
  // A member without keywords accepts every value.
  if (members.some((member) => Object.keys(member).length === 0)) return {};
  const [single] = members;
  const only = single && known.some(isEmptyText) ? allowEmptyText(single) : single;
  if (!only || members.length > 1) return members.length > 0 ? { anyOf: members } : {};
  return Object.keys(only).some((key) => key !== 'type' && Object.hasOwn(field, key)) ? { anyOf: members } : only;
}

/** Keywords of members that say nothing beside the type. */
const isOnlyType = (member: Json): boolean => Object.keys(omitTexts(member)).every((key) => key === 'type');

/** Whether a member is a text that no number is, or a number without limits of its own. */
function isApart(member: unknown): boolean {
  if (!isObject(member)) return false;
  if (isOnlyType(member)) return true;
  const { const: only, enum: codes = only === undefined ? undefined : [only], ...rest } = member;
  return isOnlyType(rest) && toList(codes).every((code) => typeof code === 'string' && String(Number(code)) !== code);
}

/**
 * Returns the keyword by which a field of texts and numbers, which has one input, tells them apart as users type them;
 * nothing if a text that the schema asks for could be taken for a number, or a number has limits that the field does not
 * know.
 */
export function buildNumberParsing({ type, format, enum: codes, anyOf, oneOf, not }: FieldDefinition): Json {
  const types = [type ?? []].flat();
  const isEither = types.includes('string') && types.some((one) => one === 'integer' || one === 'number');
  const isPlain = types.every((one) => SCALARS.includes(one)) && [format, codes, not].every((one) => one === undefined);
  const members = [...(anyOf ?? []), ...(oneOf ?? [])];
  return isEither && isPlain && members.every(isApart) ? { parseNumbers: true } : {};
}

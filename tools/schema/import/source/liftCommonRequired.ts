/** Writes what all alternatives of a schema require beside them, so that each alternative says only what differs. */
import { VALUE_KEYWORDS } from '../../../../src/model/jsonSchema/schemaDocuments';
import { isObject, toList, type Json } from '../../lint/source/readJson';

const UNIONS = ['oneOf', 'anyOf'] as const;

/** Whether a member of a union only says which fields are required. */
const isRequirement = (member: unknown): member is Json & { required: string[] } =>
  isObject(member) &&
  Array.isArray(member['required']) &&
  Object.keys(member).every((key) => ['required', 'title', 'description', 'type'].includes(key));

/** Returns the keywords of a schema in which what all members of a union require is required beside it. */
function liftFromUnions(node: Json): Json {
  const lifted = UNIONS.map((key) => {
    const members: unknown[] = Array.isArray(node[key]) ? node[key] : [];
    if (members.length < 2 || !members.every(isRequirement)) return {};
    const common = members[0]!.required.filter((name) => members.every(({ required }) => required.includes(name)));
    const rest = members.map((member) => ({
      ...member,
      required: member.required.filter((name) => !common.includes(name)),
    }));
    if (common.length === 0 || rest.some(({ required }) => required.length === 0)) return {};
    return { [key]: rest, required: [...toList(node['required']), ...common] };
  });
  const required = [...new Set(lifted.flatMap((one) => toList((one as Json)['required'])))];
  return required.length > 0 ? { ...Object.assign({}, ...lifted), required } : {};
}

/** Returns a document, or a part of it, with what all alternatives of its schemas require beside them. */
export function liftCommonRequired<T>(document: T): T {
  if (Array.isArray(document)) return document.map(liftCommonRequired) as T;
  if (!isObject(document)) return document;
  const entries = Object.entries(document).map(([key, value]) => [
    key,
    VALUE_KEYWORDS.includes(key) ? value : liftCommonRequired(value),
  ]);
  const lifted = Object.fromEntries(entries) as Json;
  return { ...lifted, ...liftFromUnions(lifted) } as T;
}

/**
 * The meta-schema as a rule: unknown keywords, wrong kinds of values, missing keys. ajv finds them,
 * this file says them in the words of an analyst. What editors complete and what the lint refuses
 * cannot differ, since both read `schema/meta/`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import Ajv, { type ErrorObject, type ValidateFunction } from 'ajv';
import { asObject, type Json, type Path } from './json';
import type { Finding, Kind, Source } from './source';
import { allowedHere, didYouMean, kindOf, kindsInWords, listing, quote } from './words';

const META = new URL('../../../schema/meta/', import.meta.url);

/** `strict` is off for the keywords that only editors read (defaultSnippets, patternErrorMessage). */
function readMeta(): Ajv {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false });
  for (const name of readdirSync(META).filter((entry) => entry.endsWith('.json'))) {
    ajv.addSchema(JSON.parse(readFileSync(new URL(name, META), 'utf8')) as Json, name);
  }
  return ajv;
}

let meta: Ajv | undefined;

function validatorOf(kind: Kind): ValidateFunction {
  meta ??= readMeta();
  const validate = meta.getSchema(`${kind}.schema.json`);
  if (!validate) throw new Error(`There is no schema/meta/${kind}.schema.json`);
  return validate;
}

/** `/x-ui/options/0` as the steps to the place: numbers where there are lists. */
function pathOf(pointer: string, value: unknown): Path {
  const path: Path = [];
  let place = value;
  for (const raw of pointer.split('/').slice(1)) {
    const step = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    path.push(Array.isArray(place) ? Number(step) : step);
    place = (place as Json | undefined)?.[step];
  }
  return path;
}

/** The key under which a value stands; that of the list for an entry of a list. */
const nameOf = (path: Path): string => String(path.findLast((step) => typeof step === 'string') ?? 'this file');

type Said = Pick<Finding, 'at' | 'message' | 'cure'> & { key?: boolean };

interface Case {
  error: ErrorObject;
  path: Path;
  name: string;
  /** The schema that was broken. */
  schema: Json;
}

/** Extensions whose keys are often written one level too high. */
const HOMES: Record<string, string> = { ui: 'x-ui', admin: 'x-admin' };

function homeOf(key: string): string | undefined {
  const definitions = [
    ['ui', meta?.getSchema('field.schema.json#/definitions/ui')],
    ['admin', meta?.getSchema('admin.schema.json#/definitions/admin')],
  ] as const;
  const home = definitions.find(([, validate]) => key in asObject(asObject(validate?.schema)['properties']));
  return home && HOMES[home[0]];
}

function unknownKey({ error, path, schema }: Case): Said {
  const key = String(error.params['additionalProperty']);
  const allowed = Object.keys(asObject(schema['properties']));
  const at = [...path, key];
  const meant = didYouMean(key, allowed);
  const home = homeOf(key);
  if (home && allowed.includes(home)) {
    return {
      at,
      key: true,
      message: `unknown keyword ${quote(key)}: it belongs in ${quote(home)}`,
      cure: `Move it into "${home}": { … }.`,
    };
  }
  return { at, key: true, message: `unknown keyword ${quote(key)}${meant}`, cure: allowedHere(allowed) };
}

const own = (schema: Json, ...keys: string[]): string | undefined =>
  keys.map((key) => schema[key]).find((text): text is string => typeof text === 'string');

const describe = (schema: Json, fallback: string): string => own(schema, 'description') ?? fallback;

function wrongKind({ error, path, name, schema }: Case): Said {
  const types = [error.params['type']].flat() as string[];
  const message =
    own(schema, 'errorMessage') ?? `${quote(name)} must be ${kindsInWords(types)}, not ${kindOf(error.data)}`;
  return { at: path, message, cure: `Write ${kindsInWords(types)}.` };
}

function notAllowed({ error, path, name, schema }: Case): Said {
  const values = (error.params['allowedValues'] as unknown[] | undefined) ?? [];
  const names = values.map(String);
  return {
    at: path,
    message: own(schema, 'errorMessage') ?? `unknown ${name} ${quote(error.data)}${didYouMean(error.data, names)}`,
    cure: allowedHere(names),
  };
}

function notTheOne({ error, path, name, schema }: Case): Said {
  const only = quote(error.params['allowedValue']);
  const message = own(schema, 'errorMessage') ?? `${quote(name)} must be ${only}, not ${kindOf(error.data)}`;
  return { at: path, message, cure: `Write ${only}, or what the file's other places have here.` };
}

const missing = ({ error, path }: Case): Said => {
  const key = String(error.params['missingProperty']);
  const where = path.length > 0 ? ` in ${quote(nameOf(path))}` : '';
  const wanted = asObject(asObject(asObject(error.parentSchema)['properties'])[key]);
  return {
    at: path,
    message: `missing ${quote(key)}${where}`,
    cure: `Add ${quote(key)}. ${describe(wanted, '')}`.trim(),
  };
};

function badPattern({ error, path, name, schema }: Case): Said {
  const text = own(schema, 'patternErrorMessage', 'errorMessage') ?? `it must match ${String(error.params['pattern'])}`;
  const value = error.propertyName ?? error.data;
  const at = error.propertyName === undefined ? path : [...path, error.propertyName];
  const what = error.propertyName === undefined ? `${quote(name)} is ${quote(value)}` : `${quote(value)} is no name`;
  return {
    at,
    key: error.propertyName !== undefined,
    message: `${what}: ${text}`,
    cure: describe(schema, error.propertyName === undefined ? 'Write it as the message says.' : 'Take another name.'),
  };
}

function outOfBounds({ error, path, name }: Case): Said {
  const bound = `${String(error.params['comparison'])} ${String(error.params['limit'])}`;
  return {
    at: path,
    message: `${quote(name)} must be ${bound}, not ${kindOf(error.data)}`,
    cure: `Write a number ${bound}.`,
  };
}

const empty = ({ path, name }: Case): Said => ({
  at: path,
  message: `${quote(name)} is empty`,
  cure: 'Fill it in, or remove the key.',
});

const twice = ({ error, path, name }: Case): Said => ({
  at: [...path, Math.max(Number(error.params['i']), Number(error.params['j']))],
  message: `${quote((error.data as unknown[])[Number(error.params['j'])])} is twice in ${quote(name)}`,
  cure: 'Remove one of the two.',
});

const tooMany = ({ error, path, name, schema }: Case): Said => ({
  at: path,
  message: `${quote(name)} takes at most ${String(error.params['limit'])} of ${listing(Object.keys(asObject(schema['properties'])))}`,
  cure: 'Keep the one that is meant.',
});

const tooLong = ({ error, path, name }: Case): Said => ({
  at: path,
  message: `${quote(name)} is longer than ${String(error.params['limit'])} characters`,
  cure: 'Shorten it.',
});

const SAY: Record<string, (found: Case) => Said> = {
  additionalProperties: unknownKey,
  type: wrongKind,
  enum: notAllowed,
  const: notTheOne,
  required: missing,
  pattern: badPattern,
  minimum: outOfBounds,
  maximum: outOfBounds,
  exclusiveMinimum: outOfBounds,
  minLength: empty,
  minItems: empty,
  minProperties: empty,
  maxProperties: tooMany,
  maxLength: tooLong,
  uniqueItems: twice,
};

/**
 * ajv reports every branch of an `anyOf`. Of a union ours says one thing: which name was meant, or
 * which entry of the list is wrong.
 */
function withoutUnions(errors: ErrorObject[]): ErrorObject[] {
  const unions = errors.filter((error) => error.keyword === 'anyOf').map((error) => error.instancePath);
  return errors.filter((error) => {
    if (!unions.includes(error.instancePath)) return true;
    const deeper = errors.some((other) => other.instancePath.startsWith(`${error.instancePath}/`));
    const colon = typeof error.data === 'string' && error.data.includes(':');
    return !deeper && error.keyword === (colon ? 'pattern' : 'enum');
  });
}

function say(error: ErrorObject, value: Json): Finding[] {
  const path = pathOf(error.instancePath, value);
  const words = SAY[error.keyword];
  return words ? [words({ error, path, name: nameOf(path), schema: asObject(error.parentSchema) })] : [];
}

/** What the meta-schema of this kind of file refuses. */
export function structure(source: Source): Finding[] {
  if (source.root?.type !== 'object') return [];
  const validate = validatorOf(source.kind);
  if (validate(source.value)) return [];
  return withoutUnions(validate.errors ?? []).flatMap((error) => say(error, source.value));
}

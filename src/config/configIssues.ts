import { patternWords, validate } from 'virtual:wattdesk/configIssues';
import { getOwnProperty } from '../model/values/getOwnProperty';
import type { Violation } from '../model/entity/validators';

/** An error in `config.json`, with a description for the server's operator. */
export interface ConfigIssue {
  /**
   * The invalid key, such as `errorToastMs` or `flags.requireStrongPasswords`, or the file name if the error concerns the
   * whole file.
   */
  key: string;
  message: string;
  suggestion: string;
}

const getKey = (instancePath: string, last?: unknown): string =>
  [...instancePath.split('/').slice(1), ...(last === undefined ? [] : [String(last)])].join('.');

/** Returns the value at a JSON pointer as text, shortened so that it fits into a sentence. */
function getValueAtPath(config: unknown, instancePath: string): string {
  const value = instancePath
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (part, step) =>
        typeof part === 'object' && part !== null ? getOwnProperty(part as Record<string, unknown>, step) : undefined,
      config,
    );
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

const TYPES: Record<string, string> = {
  array: 'a list in brackets',
  boolean: 'true or false, without quotes',
  integer: 'a whole number, without quotes',
  number: 'a number, without quotes',
  object: 'an object in braces',
  string: 'a text in double quotes',
};

const BOUNDS: Record<string, string> = {
  minimum: 'a number that is at least',
  maximum: 'a number that is at most',
  minLength: 'a text with a length of at least',
  maxLength: 'a text with a length of at most',
  maxItems: 'a list with a length of at most',
};

/** Returns a description of the valid values, for the suggestion in the error message. */
function describeExpectation({ keyword, params, message }: Violation): string {
  if (keyword === 'type') return TYPES[String(params.type)] ?? String(params.type);
  if (keyword === 'enum')
    return `one of ${(params.allowedValues as unknown[]).map((one) => JSON.stringify(one)).join(', ')}`;
  if (Object.hasOwn(BOUNDS, keyword)) return `${BOUNDS[keyword]} ${String(params.limit)}`;
  if (keyword === 'uniqueItems') return 'a list without repetitions';
  return message ?? `what the rule "${keyword}" asks for`;
}

const toSentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** A pattern has a description in the schema, because users can hardly read a regular expression. */
function getCure(violation: Violation): string {
  const { keyword, params } = violation;
  const words = keyword === 'pattern' ? getOwnProperty(patternWords, String(params.pattern)) : undefined;
  return words === undefined ? `It must be ${describeExpectation(violation)}.` : toSentence(words);
}

function describe(violation: Violation, config: unknown): ConfigIssue {
  const { instancePath, keyword, params } = violation;
  if (keyword === 'required') {
    const key = getKey(instancePath, params.missingProperty);
    return { key, message: 'is missing', suggestion: 'Add it; schema/meta/v2/config.schema.json describes every key.' };
  }
  if (keyword === 'additionalProperties') {
    const key = getKey(instancePath, params.additionalProperty);
    const suggestion =
      'Correct its spelling or remove it. If it is of an older version, "npx wattdesk schema lint --fix" renames it.';
    return { key, message: 'is not known', suggestion };
  }
  if (keyword === 'not') {
    const suggestion = 'Remove it, or choose a type of sign-in that has it.';
    return { key: getKey(instancePath), message: 'has no effect with this type of sign-in', suggestion };
  }
  return {
    key: getKey(instancePath) || 'config.json',
    message: `is ${getValueAtPath(config, instancePath)}`,
    suggestion: getCure(violation),
  };
}

/**
 * Returns all errors, in the order of the validation. Errors of the keyword `if` are omitted: they only say that `then`
 * failed, and the errors of `then` are in the list.
 */
export const findConfigIssues = (config: unknown): ConfigIssue[] =>
  validate(config)
    ? []
    : (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if').map((violation) => describe(violation, config));

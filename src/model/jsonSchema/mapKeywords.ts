/** The keywords of objects with free keys, by what a list of rows says of them. */
/** What a list of rows says in other words, or not at all. */
export const REPLACED_KEYWORDS = [
  'type',
  'properties',
  'required',
  'additionalProperties',
  'patternProperties',
  'propertyNames',
  'minProperties',
  'maxProperties',
  'default',
  'examples',
  'unevaluatedProperties',
];
/** What a list of rows says in the same words. */
export const KEPT_KEYWORDS = [
  'title',
  'description',
  'readOnly',
  'writeOnly',
  'deprecated',
  'errorMessage',
  'x-ui',
  'x-drawn',
  '$path',
  '$trail',
];

/** Keywords of an object whose fields can stand beside the key in a row. */
export const ROW_KEYWORDS = [
  'type',
  'title',
  'description',
  'properties',
  'required',
  'additionalProperties',
  '$path',
  '$trail',
];

/** What a list of further entries takes of the object around it. */
export const MAP_KEYWORDS = ['additionalProperties', 'patternProperties', 'propertyNames'];

/** The schemas of objects of which the tests of variants make unions. */
export const text = { type: 'string' };
export const textOrTexts = { type: ['string', 'array'], items: text };
export const card = {
  title: 'Credit card',
  type: 'object',
  properties: { method: { const: 'card' }, number: { type: 'string', pattern: '^\\d+$' }, value: { type: 'number' } },
  required: ['method', 'number'],
};
export const bank = {
  type: 'object',
  properties: { method: { const: 'bank' }, iban: text, value: text },
  required: ['method', 'iban'],
};
export const point = { title: 'Point', type: 'object', properties: { x: { type: 'number' } }, required: ['x'] };
export const line = { type: 'object', properties: { from: text, to: text }, required: ['from', 'to'] };

/** Objects with no field beside a required one, so that none can be the other. */
export const CLOSED_OBJECTS = ['src', 'dir'].map((name) => ({
  properties: { [name]: text },
  required: [name],
  additionalProperties: false,
}));

/** A document with definitions to which unions refer. */
export const UNION_DEFINITIONS = {
  $defs: {
    bank,
    line,
    PlainLine: line,
    'https://example.com/1.0/curve.schema.json': line,
    Cat: { properties: { petType: text, lives: text } },
  },
};

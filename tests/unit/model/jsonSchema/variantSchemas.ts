/** The schemas of objects of which the tests of variants make unions. */
export const text = { type: 'string' };
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

import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { buildField } from '../../../../tools/schema/import/entity/buildField';
import { getChoiceHelp } from '../../../../tools/schema/import/entity/fieldTexts';
import { normalizeFields } from '../../../../tools/schema/import/entity/normalizeFields';
import type { Json } from '../../../../tools/schema/lint/source/readJson';

const build = (name: string, schema: Json): Json =>
  buildField(name, normalizeFields({ components: {} }, { [name]: schema }).fields[name] as FieldDefinition);

it.each<[string, string, Json, Json]>([
  [
    'all sentences of a help text, as it may say a unit anywhere',
    'fee',
    { type: 'integer', description: 'The fee that the lender charges.  It is one number. In cents. And so on.' },
    {
      type: 'integer',
      title: 'Fee',
      description: 'The fee that the lender charges. It is one number. In cents. And so on.',
    },
  ],
  [
    'as many whole sentences as the help of a field has room for',
    'fee',
    { type: 'integer', description: `What the lender charges. ${'Word '.repeat(100)}end. ${'Next '.repeat(100)}end.` },
    { type: 'integer', title: 'Fee', description: `What the lender charges. ${'Word '.repeat(100)}end.` },
  ],
  [
    'a sentence that is too long',
    'fee',
    { type: 'integer', description: 'word '.repeat(300) },
    { type: 'integer', title: 'Fee', description: `${'word '.repeat(119)}word…` },
  ],
  [
    'a sentence that only lists the codes, before another one',
    'mode',
    { type: 'string', enum: ['fast', 'slow'], description: 'One of fast or slow. Costs depend on it.' },
    {
      type: 'string',
      title: 'Mode',
      oneOf: [
        { const: 'fast', title: 'Fast' },
        { const: 'slow', title: 'Slow' },
      ],
      description: 'Costs depend on it.',
    },
  ],
])('%s', (_, name, schema, field) => expect(build(name, schema)).toEqual(field));

it.each([
  [
    'Personen, die teilnehmen (d.h. nicht nur die eingeladenen). Mehr dazu.',
    'Personen, die teilnehmen (d.h. nicht nur die eingeladenen).',
  ],
  ['Beschreibung des Orts, z. B. Straße. Mehr dazu.', 'Beschreibung des Orts, z. B. Straße.'],
  ['Zeit bzw. Ort des Treffens. Mehr dazu.', 'Zeit bzw. Ort des Treffens.'],
  ['Name of the file as read by node.js. itself. Next.', 'Name of the file as read by node.js. itself.'],
  ['Some modes (e.g. fast) cost more. Ask first.', 'Some modes (e.g. fast) cost more.'],
  ['Slow. It costs less. Ask first.', 'Slow. It costs less.'],
  [`${'word '.repeat(50)}.`, undefined],
])('the first sentence says what a choice is for: %s', (described, help) =>
  expect(getChoiceHelp(described, 'Place')).toBe(help),
);

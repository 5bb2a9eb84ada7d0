/** Parsing of cells of fields without options. */
import { describe, expect, it } from 'vitest';
import { parseCell } from '../../../src/generator/import/parseCell';
import type { ImportOptionLookup } from '../../../src/generator/import/importOptionLookup';
import { createTestModule } from '../../support/entityModule';

const { fields } = createTestModule({
  properties: {
    name: { type: 'string' },
    secret: { type: 'string', format: 'password', writeOnly: true },
    isOn: { type: 'boolean' },
    port: { type: ['string', 'integer'], 'x-ui': { parseNumbers: true } },
    codes: { type: 'array', items: { type: 'string' } },
  },
}).entity.shape;

const none = { has: () => false } as unknown as ImportOptionLookup;
const words = { yes: ['Ja'], no: ['Nein'], phone: (text: string) => text };

describe('a cell', () => {
  it.each([
    ['name', '  Desk ', 'Desk'],
    // Spaces are significant in a password.
    ['secret', '  hush ', '  hush '],
    ['isOn', ' JA ', true],
    ['isOn', '0', false],
    ['isOn', 'nein', false],
    ['isOn', ' perhaps ', 'perhaps'],
    ['port', ' 8080 ', 8080],
    ['port', '080', '080'],
    ['port', 'http', 'http'],
    ['codes', 'A, B;C', ['A, B', 'C']],
    ['codes', 'A\n\n B ', ['A', 'B']],
  ])('of %s: %j', async (name, text, value) =>
    expect(await parseCell(fields[name]!, text, {}, none, words)).toEqual({ value }),
  );
});

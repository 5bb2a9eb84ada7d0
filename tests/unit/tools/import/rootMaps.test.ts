/** Records whose whole content is entries with keys of their own. */
import { expect, it } from 'vitest';
import { getArrayItemNameOrValue } from '../../../../src/model/formatting/getArrayItemNameOrValue';
import { importSchema, TEXT } from './support/importSchema';

const ENTRY = { type: 'object', properties: { flow: { type: 'boolean' }, void: { type: 'boolean' } } };
const ENTRIES = { patternProperties: { '^[^$].*$': ENTRY } };

it('such a record is called by its keys, and its entries like the record', async () => {
  const { entity } = await importSchema({ properties: { $schema: TEXT }, ...ENTRIES });
  expect(entity.list!.columns).toMatchObject([{ field: 'id' }, { field: '$entries', title: 'Specs', display: 'list' }]);
  expect(getArrayItemNameOrValue({ flow: true, $key: 'abbr' })).toBe('abbr');
});

it('a record with content of its own has further entries', async () => {
  const { entity } = await importSchema({ properties: { name: TEXT }, ...ENTRIES });
  expect(entity.shape.fields['$entries']).toMatchObject({ title: 'Further entries' });
  expect(entity.list!.columns.map(({ field }) => field)).not.toContain('$entries');
});

/** Validation of import rows by the rules of a form, and of many rows. */
import { describe, expect, it } from 'vitest';
import { createTestModule } from '../../support/entityModule';
import { IMPORTABLE, planOf, saidOf } from './importPlan';

describe('a row with rules', () => {
  const module = createTestModule(
    {
      properties: {
        kind: {
          type: 'string',
          title: 'Kind',
          oneOf: [
            { const: 'F', title: 'Free' },
            { const: 'P', title: 'Paid' },
          ],
        },
        price: { type: 'number', title: 'Price', minimum: 1 },
        open: { type: 'boolean', title: 'Open' },
        tags: { type: 'array', title: 'Tags', items: { type: 'string' } },
        phone: { type: 'string', title: 'Phone', format: 'phone', 'x-ui': { widget: 'phone' } },
        start: { type: 'string', title: 'Start', format: 'date' },
        end: { type: 'string', title: 'End', format: 'date' },
        level: { type: 'integer', title: 'Level', default: 3 },
      },
      required: ['kind'],
      if: { properties: { kind: { const: 'P' } }, required: ['kind'] },
      then: { required: ['price'] },
      else: { properties: { price: false } },
      'x-compare': [{ left: 'end', op: '>=', right: 'start', message: 'The end must not be before the start' }],
    } as never,
    IMPORTABLE,
  );
  const HEAD = ['kind', 'price', 'open', 'tags', 'phone', 'start', 'end', 'level'];
  const { check } = planOf(module, HEAD);

  it.each<[string, string[], unknown]>([
    ['a decimal comma', ['Paid', '1,5'], { kind: 'P', price: 1.5, level: 3 }],
    ['a switch', ['Free', '', 'Yes'], { kind: 'F', open: true, level: 3 }],
    ['a switch in another language', ['Free', '', '否'], { kind: 'F', open: false, level: 3 }],
    ['a list of words', ['Free', '', '', 'a, b'], { kind: 'F', tags: ['a', 'b'], level: 3 }],
    ['a number of the country', ['Free', '', '', '', '9123 4567'], { kind: 'F', phone: '+6591234567', level: 3 }],
    ['a number that has lost its +', ['Free', '', '', '', '6591234567'], { kind: 'F', phone: '+6591234567', level: 3 }],
    ['another number than the default', ['Free', '', '', '', '', '', '', '4'], { kind: 'F', level: 4 }],
  ])('%s', async (_, cells, wire) => {
    const checked = await check(cells);
    // An empty array field is sent as an empty array, as by the form.
    expect([checked.errors, checked.wire]).toEqual([[], { tags: [], ...(wire as object) }]);
  });

  it.each<[string, string[], string[]]>([
    ['what a rule asks for', ['Paid'], ['1 Price: Please input {title}']],
    ['what a rule leaves no room for', ['Free', '5'], ['1 Price: must stay empty']],
    [
      'a number that could be two',
      ['Paid', '1,234'],
      ['1 Price: The comma is ambiguous. Please use a point, or leave it out'],
    ],
    ['an order', ['Free', '', '', '', '', '2027-03-09', '2027-03-08'], ['6 End: The end must not be before the start']],
    ['several at once', ['', '', 'perhaps'], ['0 Kind: Please select {title}', '2 Open: Please input Yes or No']],
  ])('is told of %s', async (_, cells, said) => expect(await saidOf(check(cells))).toEqual(said));

  it('names every fault of a thousand rows', async () => {
    const rows = Array.from({ length: 1000 }, (_, index) =>
      index % 25 === 0 ? ['Paid', ''] : ['Paid', String(index + 1)],
    );
    const checked = await Promise.all(rows.map((cells, index) => check(cells, index + 2)));
    const faulty = checked.filter(({ errors }) => errors.length > 0);
    expect([faulty.length, faulty.every(({ rowNumber }) => (rowNumber - 2) % 25 === 0)]).toEqual([40, true]);
    expect(checked.filter(({ wire }) => wire !== undefined)).toHaveLength(960);
  });
});

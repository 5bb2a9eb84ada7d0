/** Finding the option that a cell names. */
import { describe, expect, it } from 'vitest';
import { findOptionByText } from '../../../src/generator/import/importOptionLookup';

describe('an option', () => {
  const options = [
    { value: 1, label: 'One' },
    { value: 2, label: 'one' },
    { value: 3, label: 'Three  times' },
    { value: '4', label: '1' },
  ].map((option) => ({ ...option, item: {} }));
  it.each([
    ['1', 1],
    ['One', 1],
    ['one', 2],
    ['ONE', undefined],
    ['three times', 3],
    [' 4 ', '4'],
    ['5', undefined],
  ])('%j: %j', (text, value) => expect(findOptionByText(options, text)?.value).toBe(value));
});

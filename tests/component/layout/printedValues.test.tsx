import { describe, expect, it } from 'vitest';
import { writePrintedValues } from '../../../src/layout/printedValues';

describe('the printed value', () => {
  it.each([
    ['of a text is the whole text', '<input value="A long name">', 'A long name'],
    ['of several lines keeps them', '<textarea>One\nTwo</textarea>', 'One\nTwo'],
    ['of an empty input is a dash', '<input placeholder="E-mail address">', '–'],
    ['of a typed password says nothing', '<input type="password" value="abc">', '••••••••'],
    ['of a stored password is what the input says', '<input type="password" placeholder="Is set">', 'Is set'],
    ['of a list of entries leaves the entries alone', '<span class="MuiChip-root">One</span><input>', ''],
    ['of a checkbox is none', '<input type="checkbox">', undefined],
    ['of an empty dropdown is a dash', '<div class="wd-choice"><button></button></div>', '–'],
    ['of a dropdown is its own text', '<div class="wd-choice"><button value="1">One</button></div>', undefined],
    ['of a filter that is not set is a dash', '<div class="wd-choice"><button value="">All</button></div>', '–'],
    ['of an empty dropdown of MUI is a dash', '<div class="MuiSelect-select"><span>\u200b</span></div>', '–'],
    ['of an empty date is a dash', '<input class="MuiPickersInputBase-input" aria-hidden="true">', '–'],
    [
      'of a date is its own text',
      '<input class="MuiPickersInputBase-input" aria-hidden="true" value="01 Jan 2026">',
      undefined,
    ],
  ])('%s', (_, control, printed) => {
    const page = document.createElement('div');
    page.innerHTML = `<div class="wd-field-frame">${control}</div>`;
    writePrintedValues(page);
    expect(page.querySelector<HTMLElement>('.wd-field-frame')!.dataset['printed']).toBe(printed);
  });
});

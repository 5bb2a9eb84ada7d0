import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { drawField } from './draw';

const codes = (count: number) => Array.from({ length: count }, (_, at) => ({ const: `C${at}`, title: `Code ${at}` }));

describe('a choice that has less room than its text', () => {
  const long = 'A name that no row of a form has room for';
  const select: FieldDefinition = { type: 'string', title: 'Kind', oneOf: [{ const: 'R', title: long }] };
  const search: FieldDefinition = { ...select, oneOf: [...select.oneOf!, ...codes(30)] };

  it.each([
    ['a list', select, 90, long],
    ['a list', select, 400, null],
    ['a search', search, 90, long],
    ['a search', search, 400, null],
  ])('tells the pointer the whole of it: %s, %#', async (_, definition, room, title) => {
    const { user } = drawField(definition, 'R');
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(300);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(room);
    // The input replaces its placeholder when its code has loaded.
    await waitFor(async () => {
      const shown = screen.getByRole('combobox', { name: 'Kind' });
      await user.hover(shown);
      expect(shown.getAttribute('title')).toBe(title);
    });
  });

  it('says one of several on its chip', async () => {
    const several: FieldDefinition = { type: 'array', title: 'Kinds', items: { type: 'string', oneOf: select.oneOf! } };
    const { user } = drawField(several, ['R']);
    const chip = await screen.findByText(long);
    vi.spyOn(chip, 'scrollWidth', 'get').mockReturnValue(300);
    await user.hover(chip);
    expect(chip.title).toBe(long);
  });
});

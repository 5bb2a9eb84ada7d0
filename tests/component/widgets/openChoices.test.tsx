import { useEffect, useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { DropdownControl } from '../../../src/widgets/inputs/DropdownControl';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { drawField } from './draw';

const type: FieldDefinition = { type: 'integer', title: 'Type', 'x-ui': { options: 'types' } };
const types = { call: 'GET article/article-type-select', value: 'articleTypeId', label: 'articleTypeName' };
const entity = createTestModule({ properties: { name: type } }, {}, { types });

const open = async (user: { click: (element: Element) => Promise<void> }, name: string): Promise<void> => {
  await user.click(await screen.findByRole('combobox', { name }));
  await screen.findByRole('listbox');
};

describe('an open list', () => {
  it('closes when its control is disabled, gives the focus back and stays closed', async () => {
    let disable: (isDisabled: boolean) => void = () => undefined;
    const field = { name: 'colour', value: 'R', ref: () => undefined, onBlur: vi.fn(), onChange: vi.fn() };
    const entries = [{ value: 'R', label: 'Red' }];
    function Colour() {
      const [disabled, setDisabled] = useState(false);
      useEffect(() => {
        disable = setDisabled;
      }, []);
      const rest = { entries, text: 'Red', isFaulty: false, required: false, onChoose: vi.fn() };
      return (
        <DropdownControl {...rest} {...{ disabled }} label="Colour" place="form" control={{ id: 'colour', field }} />
      );
    }
    const { user } = renderInApp(<Colour />);
    await open(user, 'Colour');
    await act(async () => disable(true));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    const control = screen.getByRole('combobox', { name: 'Colour' });
    expect(document.activeElement).toBe(control);
    await act(async () => disable(false));
    expect(control.getAttribute('aria-expanded')).toBe('false');
  });

  it('has nothing but the word that it loads in its open list until that has come', async () => {
    const send = vi.fn(() => new Promise(() => undefined));
    const { user } = drawField(type, 3, { entity, dataProvider: { send: send as never } });
    await open(user, 'Type');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Loading…']);
  });
});

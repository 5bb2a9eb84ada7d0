import { act, screen, waitFor, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import type { Field } from '../../../src/model/entity/entity';
import { FieldFilter } from '../../../src/widgets/filters/FieldFilter';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

function FilterForm({ field, onValues }: { field: Field; onValues: (values: object) => void }) {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <FormProvider {...form}>
      <FieldFilter source="name" field={field} label={field.title} required={false} disabled={false} />
      <button onClick={() => onValues(form.getValues())}>Read</button>
    </FormProvider>
  );
}

function draw(definition: FieldDefinition) {
  const entity = createTestModule({ properties: { name: definition } }, {}, { states: { call: 'GET state-select' } });
  const values = vi.fn<(values: object) => void>();
  const send = vi.fn().mockResolvedValue({ data: [{ value: 'Active', name: 'Active' }], msg: '' });
  const app = renderInApp(<FilterForm field={entity.entity.shape.fields['name']!} onValues={values} />, {
    entity,
    dataProvider: { send },
  });
  const read = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Read' }));
    return values.mock.lastCall?.[0];
  };
  return { ...app, read };
}

describe('a filter', () => {
  it('offers All first, which sends nothing', async () => {
    const { user, read } = draw({ type: 'string', title: 'Status', 'x-ui': { options: 'states' } });
    const combo = screen.getByRole('combobox', { name: 'Status' });
    expect(combo.textContent).toBe('All');
    await user.click(combo);
    const list = within(await screen.findByRole('listbox'));
    await user.click(await list.findByRole('option', { name: 'Active' }));
    expect(await read()).toEqual({ name: 'Active' });
    await user.click(combo);
    const options = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(options[0]?.textContent).toBe('All');
    await user.click(options[0]!);
    expect(await read()).toEqual({ name: '' });
  });

  it('is chosen by typing while it is closed, and emptied by Delete', async () => {
    const choices = ['Inactive', 'Issued', 'Used'].map((title) => ({ const: title, title }));
    const { user, read } = draw({ type: 'string', title: 'Status', oneOf: choices });
    const combo = screen.getByRole('combobox', { name: 'Status' });
    act(() => combo.focus());
    const chosen = async (keys: string) => {
      await user.keyboard(keys);
      return combo.textContent;
    };
    expect(await chosen('i')).toBe('Inactive');
    expect(await chosen('i')).toBe('Issued');
    expect(await chosen('{Delete}')).toBe('All');
    expect(await chosen('is')).toBe('Issued');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(await read()).toEqual({ name: 'Issued' });
  });

  it('opens by an arrow, and gives the focus back', async () => {
    const { user } = draw({ type: 'boolean', title: 'Free' });
    const combo = screen.getByRole('combobox', { name: 'Free', expanded: false });
    act(() => combo.focus());
    await user.keyboard('{ArrowDown}');
    const list = within(await screen.findByRole('listbox', { name: 'Free' }));
    expect(list.getByRole('option', { name: 'All', selected: true })).toBe(document.activeElement);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(combo).toBe(document.activeElement));
  });

  it('asks for a yes, a no, or either', async () => {
    const { user, read } = draw({ type: 'boolean', title: 'Free', 'x-ui': { allLabel: 'Any' } });
    const combo = screen.getByRole('combobox', { name: 'Free' });
    expect(combo.textContent).toBe('Any');
    await user.click(combo);
    await user.click(await screen.findByRole('option', { name: 'No' }));
    expect(await read()).toEqual({ name: false });
  });

  it.each([
    ['integer', '12', 12],
    ['number', '0,5', 0.5],
    ['number', '1,234', '1,234'],
    ['integer', '1e5', '1e5'],
  ] as const)('of type %s holds %j as %j', async (type, text, held) => {
    const { user, read } = draw({ type, title: 'Power' });
    await user.type(screen.getByRole('textbox', { name: 'Power' }), text);
    expect(await read()).toEqual({ name: held });
  });

  it('takes a text', async () => {
    const { user, read } = draw({ type: 'string', title: 'Name', 'x-ui': { placeholder: 'Search by name' } });
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'news');
    screen.getByPlaceholderText('Search by name');
    expect(await read()).toEqual({ name: 'news' });
  });
});

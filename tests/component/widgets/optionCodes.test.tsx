import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition, OptionListDefinition } from '../../../src/model/schemaLanguage/definition';
import { FieldValue } from '../../../src/widgets/cells/FieldValue';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { drawField } from './draw';

const lists: Record<string, OptionListDefinition> = { weekDays: { call: 'GET week-select' } };

const WEEK = [
  { value: 'MON', name: 'Monday' },
  { value: 'TUE', name: 'Tuesday' },
  { value: 'WED', name: 'Wednesday' },
];
const COUNTED = WEEK.map(({ name }, index) => ({ value: index + 1, name }));

const definitionOf = (widget: string, items: FieldDefinition = { type: 'string' }): FieldDefinition =>
  ({ type: 'array', title: 'Days', items, 'x-ui': { widget, options: 'weekDays' } }) as FieldDefinition;

const drawing = (definition: FieldDefinition, value: unknown, week: readonly object[] = WEEK) => {
  const entity = createTestModule({ properties: { name: definition } }, {}, lists);
  const send = vi.fn().mockResolvedValue({ data: week, msg: '' });
  return drawField(definition, value, { entity, dataProvider: { send } });
};

describe('days that a record has as a text', () => {
  it('are switched on, and a code that is no day stands beside them and stays', async () => {
    const { user, submit } = drawing(definitionOf('days'), 'MON,HOL');
    const monday = await screen.findByRole('button', { name: 'Mon', pressed: true });
    screen.getByRole('button', { name: 'HOL', pressed: true });
    await user.click(screen.getByRole('button', { name: 'Tue', pressed: false }));
    expect(await submit()).toEqual(['MON', 'TUE', 'HOL']);
    await user.click(monday);
    await user.click(screen.getByRole('button', { name: 'HOL' }));
    expect(await submit()).toEqual(['TUE']);
  });

  it('are found by the names of a list that counts them', async () => {
    const { user, submit } = drawing(definitionOf('days', { type: 'integer' }), '1;3', COUNTED);
    await screen.findByRole('button', { name: 'Mon', pressed: true });
    await user.click(screen.getByRole('button', { name: 'Tue', pressed: false }));
    expect(await submit()).toEqual([1, 2, 3]);
  });

  it('are one stop of the Tab key: arrows go from day to day, Space switches, the next Tab leaves', async () => {
    const { user, submit } = drawing(definitionOf('days'), 'TUE');
    await screen.findByRole('button', { name: 'Tue', pressed: true });
    await user.tab();
    const from = document.activeElement?.textContent;
    await user.keyboard('{ArrowRight}');
    expect([from, document.activeElement?.textContent]).toEqual(['Mon', 'Tue']);
    await user.keyboard(' {ArrowRight} ');
    await user.tab();
    expect(document.activeElement?.textContent).not.toMatch(/Mon|Tue|Wed/);
    expect(await submit()).toEqual(['WED']);
  });
});

describe('codes that a record has as a text', () => {
  it('are ticked, and one that no option knows stays, by its code', async () => {
    const { user, submit } = drawing(definitionOf('checkboxes'), '["MON","HOL"]');
    await user.click(await screen.findByRole('checkbox', { name: 'Tuesday', checked: false }));
    screen.getByRole('checkbox', { name: 'HOL', checked: true });
    expect(await submit()).toEqual(['MON', 'HOL', 'TUE']);
  });

  it('are chosen, and one that no option knows stays, by its code', async () => {
    const { user, submit } = drawing(definitionOf('multiselect'), 'MON;HOL');
    await screen.findByRole('button', { name: 'Monday' });
    screen.getByRole('button', { name: 'HOL' });
    await user.click(await screen.findByRole('combobox', { name: 'Days' }));
    await user.click(await screen.findByRole('option', { name: 'Tuesday' }));
    expect(await submit()).toEqual(['MON', 'HOL', 'TUE']);
  });

  it('are tags', async () => {
    const definition: FieldDefinition = { type: 'array', title: 'Days', items: { type: 'string' } };
    const { user, submit } = drawing(definition, 'MON,HOL');
    await user.type(await screen.findByRole('combobox', { name: 'Days' }), 'TUE{Enter}');
    expect(await submit()).toEqual(['MON', 'HOL', 'TUE']);
  });

  it('read by their names where they are read, and by the code where there is none', async () => {
    const entity = createTestModule({ properties: { name: definitionOf('days') } }, {}, lists);
    const field = entity.entity.shape.fields['name']!;
    const send = vi.fn().mockResolvedValue({ data: WEEK, msg: '' });
    renderInApp(<FieldValue field={field} record={{ name: 'MON, HOL' }} />, { entity, dataProvider: { send } });
    await screen.findByText('Monday, HOL');
  });
});

describe('numbers as tags', () => {
  const numbers: FieldDefinition = { type: 'array', title: 'Powers', items: { type: 'number' } };

  it('take a comma as what it is there: 0,5 is no 0 and no 5', async () => {
    const { user, submit } = drawing(numbers, []);
    await user.type(await screen.findByRole('combobox', { name: 'Powers' }), '0,5{Enter}7;');
    expect(await submit()).toEqual([0.5, 7]);
  });

  it('stay apart where they are pasted as lines', async () => {
    const { user, submit } = drawing({ ...numbers, items: { type: 'integer' } }, []);
    await user.click(await screen.findByRole('combobox', { name: 'Powers' }));
    await user.paste('1\n2');
    await user.keyboard('{Enter}');
    expect(await submit()).toEqual([1, 2]);
  });
});

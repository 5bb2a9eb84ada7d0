import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { FieldStatesProvider, type FieldState } from '../../../src/widgets/context/ruleFieldStates';
import { FormField } from '../../../src/widgets/FormField';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

const FOCUS: FieldDefinition = { type: 'string', title: 'Focus', oneOf: [{ const: 'EVENT', title: 'Event' }] };

function draw(definition: FieldDefinition, value: unknown, state: Partial<FieldState> = {}) {
  const entity = createTestModule({ properties: { name: definition } });
  const fixed: FieldState = { visible: true, required: true, disabled: false, ...state };
  return renderInApp(
    <FieldStatesProvider value={{ get: () => fixed, subscribe: () => () => undefined }}>
      <FormField source="name" field={entity.entity.shape.fields['name']!} />
    </FieldStatesProvider>,
    { entity, record: { name: value } },
  );
}

it('a required field with one choice shows it as a text, and is sent', async () => {
  const { user, submitted } = draw(FOCUS, 'EVENT');
  expect((await screen.findByRole('group', { name: 'Focus' })).textContent).toContain('Event');
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(submitted.mock.lastCall?.[0]).toMatchObject({ name: 'EVENT' });
});

it.each<[string, FieldDefinition, unknown, Partial<FieldState>]>([
  ['a record without the value', FOCUS, null, {}],
  ['a record with another value', FOCUS, 'VIDEO', {}],
  ['a field that may be empty', FOCUS, 'EVENT', { required: false }],
  ['a field with several choices', { type: 'string', title: 'Focus', enum: ['EVENT', 'VIDEO'] }, 'EVENT', {}],
])('%s has an input', async (_, definition, value, state) => {
  const { user } = draw(definition, value, state);
  await user.click(await screen.findByRole('combobox', { name: /Focus/ }));
  expect((await screen.findAllByRole('option', { name: /event/i })).length).toBe(1);
});

it('keeps the input in which the value was chosen, and the focus in it', async () => {
  const { user } = draw(FOCUS, null);
  await user.click(await screen.findByRole('combobox', { name: /Focus/ }));
  await user.click(await screen.findByRole('option', { name: 'Event' }));
  const input = screen.getByRole('combobox', { name: /Focus/ });
  expect(input.textContent).toContain('Event');
  expect(document.activeElement).toBe(input);
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { FieldStatesProvider, type FieldState } from '../../../src/widgets/context/ruleFieldStates';
import { FormField } from '../../../src/widgets/FormField';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { drawField } from './draw';

const RULES = [
  { const: 'R1', description: 'Use an absolute path.' },
  { const: 'R2', description: 'Name the version of each package.' },
  { const: 'R3' },
];
const MORE = Array.from({ length: 40 }, (_, index) => ({ const: `S${index}` }));

const rule = (oneOf: FieldDefinition['oneOf']): FieldDefinition => ({
  type: 'string',
  title: 'Rule',
  description: 'Which rule applies.',
  oneOf: oneOf!,
});

const getDescription = (element: Element): string | undefined =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

const findOption = async (name: string) => within(await screen.findByRole('listbox')).getByRole('option', { name });

describe('what a choice is for', () => {
  it.each([
    ['a short list', RULES],
    ['a long list', [...RULES, ...MORE]],
  ])('stands below it in %s, and below the input where it is chosen', async (_, choices) => {
    const { user } = drawField(rule(choices));
    const input = await screen.findByRole('combobox', { name: 'Rule' });
    expect(getDescription(input)).toBe('Which rule applies.');
    await user.click(input);
    const option = await findOption('R2');
    expect(getDescription(option)).toBe('Name the version of each package.');
    expect((await findOption('R3')).hasAttribute('aria-describedby')).toBe(false);
    await user.click(option);
    const chosen = screen.getByRole('combobox', { name: 'Rule' });
    await waitFor(() => expect(getDescription(chosen)).toBe('Name the version of each package.'));
  });

  it('stands below each of several choices, which are found by it', async () => {
    const { user } = drawField({ type: 'array', title: 'Rules', items: { type: 'string', oneOf: [...RULES] } });
    const input = await screen.findByRole('combobox', { name: 'Rules' });
    await user.type(input, 'absolute');
    expect(getDescription(await findOption('R1'))).toBe('Use an absolute path.');
    expect(screen.queryByRole('option', { name: 'R2' })).toBeNull();
  });

  it.each(['select', 'radio'] as const)('gives way to the reason why a %s is disabled', async (widget) => {
    const definition = { ...rule(RULES), 'x-ui': { widget, disabledReason: 'Locked by the contract.' } };
    const entity = createTestModule({ properties: { name: definition } });
    const state: FieldState = { visible: true, required: false, disabled: true };
    renderInApp(
      <FieldStatesProvider value={{ get: () => state, subscribe: () => () => undefined }}>
        <FormField source="name" field={entity.entity.shape.fields['name']!} />
      </FieldStatesProvider>,
      { entity, record: { name: 'R1' } },
    );
    const input = await screen.findByRole(widget === 'select' ? 'combobox' : 'group', { name: 'Rule' });
    expect(getDescription(input)).toBe('Locked by the contract.');
  });

  it('stands below a radio group', async () => {
    const { user } = drawField({ ...rule(RULES), 'x-ui': { widget: 'radio' } });
    await user.click(await screen.findByRole('radio', { name: 'R1' }));
    expect(getDescription(screen.getByRole('group', { name: 'Rule' }))).toBe('Use an absolute path.');
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition, OptionListDefinition } from '../../../src/model/schemaLanguage/definition';
import { FormField } from '../../../src/widgets/FormField';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

const lists: Record<string, OptionListDefinition> = {
  groups: { call: 'GET group-select', paramsFromFields: { groupType: 'userType' } },
};

const groupInput = () => screen.findByRole('combobox', { name: 'Group' });

describe('a list that depends on another field', () => {
  const group: FieldDefinition = { type: 'string', title: 'Group', 'x-ui': { options: 'groups' } };
  const userType: FieldDefinition = { type: 'string', title: 'User Type' };
  const entity = createTestModule({ properties: { name: group, userType } }, {}, lists);
  const groups = vi.fn(async (_: unknown, { query }: { query?: Record<string, unknown> } = {}) => ({
    data: query?.['groupType'] === 'FLEET' ? [{ value: 'g1', name: 'Fleet One' }] : [{ value: 'g2', name: 'Members' }],
    msg: '',
  }));

  function Fields() {
    return (
      <>
        <FormField source="userType" field={entity.entity.shape.fields['userType']!} />
        <FormField source="name" field={entity.entity.shape.fields['name']!} />
      </>
    );
  }
  const draw = (record: Record<string, unknown>) =>
    renderInApp(<Fields />, { entity, record, dataProvider: { send: groups as never } });

  it('loses what is no longer on offer when that field is changed', async () => {
    const { user, submitted } = draw({ userType: 'FLEET', name: 'g1' });
    await waitFor(async () => expect((await groupInput()).textContent).toBe('Fleet One'));
    await user.clear(screen.getByRole('textbox', { name: 'User Type' }));
    await user.type(screen.getByRole('textbox', { name: 'User Type' }), 'M');
    await waitFor(async () => expect((await groupInput()).textContent).not.toContain('Fleet One'));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(submitted.mock.calls.at(-1)?.[0]).toEqual({ userType: 'M', name: '' }));
  });

  it('keeps what a record brought along', async () => {
    const { user, submitted } = draw({ userType: 'FLEET', name: 'old' });
    await waitFor(async () => expect((await groupInput()).textContent).toBe('old'));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(submitted.mock.calls.at(-1)?.[0]).toEqual({ userType: 'FLEET', name: 'old' }));
  });
});

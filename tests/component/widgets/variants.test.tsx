import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { createTestModule } from '../../support/entityModule';
import { openScreen } from '../form/form';

const TEXT = { type: 'string' };
const card = {
  title: 'Credit card',
  properties: { method: { const: 'card' }, number: TEXT },
  required: ['method', 'number'],
};
const bank = {
  title: 'Bank transfer',
  properties: { method: { const: 'bank' }, iban: TEXT },
  required: ['method', 'iban'],
};
const oneOf = (...variants: object[]): FieldDefinition =>
  ({ title: 'Payment', oneOf: variants }) as unknown as FieldDefinition;

/** Opens the form of a record with this payment, and the payment in it. */
async function openForm(payment: FieldDefinition, value?: unknown) {
  const entity = createTestModule(
    { properties: { name: TEXT as FieldDefinition, payment } },
    {
      routes: { list: '/vouchers', update: '/vouchers/{id}' },
      calls: { get: 'GET vouchers/{id}', update: 'PUT vouchers' },
      form: { openAs: 'screen' },
    },
  );
  const getOne = vi.fn().mockResolvedValue({ data: { id: 7, ...(value === undefined ? {} : { payment: value }) } });
  const update = vi.fn().mockResolvedValue({ data: { id: 7 } });
  const app = openScreen('/vouchers/7', { entity, dataProvider: { getOne, update } });
  await app.user.click(await screen.findByRole('button', { name: 'Payment' }));
  return { ...app, update };
}

const radio = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });
const textbox = (name: string) => screen.queryByRole<HTMLInputElement>('textbox', { name });

describe('the variants of an object', () => {
  it('are radio buttons, and only the fields of the chosen one are inputs', async () => {
    const { user } = await openForm(oneOf(card, bank));
    const group = await screen.findByRole('group', { name: 'Payment' });
    await within(group).findByRole('radiogroup', { name: 'Method' });
    expect(within(group).queryAllByRole('textbox')).toEqual([]);
    await user.click(await radio('Credit card'));
    expect([textbox('Number'), textbox('Iban')]).toEqual([expect.anything(), null]);
    await user.click(await radio('Bank transfer'));
    expect([textbox('Number'), textbox('Iban')]).toEqual([null, expect.anything()]);
  });

  it('keep what was typed into the one that was chosen before', async () => {
    const { user } = await openForm(oneOf(card, bank), { method: 'card', number: '12' });
    expect((await radio('Credit card')).checked).toBe(true);
    await user.type(textbox('Number')!, '34');
    await user.click(await radio('Bank transfer'));
    await user.click(await radio('Credit card'));
    expect(textbox('Number')?.value).toBe('1234');
  });

  it('do not make a form unsaved whose first choice is chosen again, whatever was typed into the other one', async () => {
    const isUnsaved = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { user } = await openForm(oneOf(card, bank), { method: 'card', number: '12' });
    await user.click(await radio('Bank transfer'));
    await user.type(textbox('Iban')!, 'DE');
    expect(isUnsaved()).toBe(true);
    await user.click(await radio('Credit card'));
    expect(isUnsaved()).toBe(false);
    await user.type(textbox('Number')!, '3');
    expect(isUnsaved()).toBe(true);
  });

  it('can be left out again in an optional object', async () => {
    const { user } = await openForm(oneOf(card, bank));
    await user.click(await radio('Credit card'));
    await user.click(screen.getByRole('button', { name: 'Clear Method' }));
    expect((await radio('Credit card')).checked).toBe(false);
    expect(document.activeElement).toBe(await radio('Credit card'));
    expect(textbox('Number')).toBeNull();
  });

  it('are a dropdown if there are more than three', async () => {
    await openForm(
      oneOf(card, bank, ...['cash', 'coupon'].map((method) => ({ properties: { method: { const: method } } }))),
    );
    await screen.findByRole('combobox', { name: 'Method' });
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });

  it('have a choice of their own where no property tells them apart', async () => {
    const { user } = await openForm(oneOf(TEXT, { title: 'Point', properties: { x: TEXT, y: TEXT } }));
    await user.click(await radio('Text'));
    expect(textbox('Value')).not.toBeNull();
    await user.click(await radio('Point'));
    expect([textbox('Value'), textbox('X'), textbox('Y')]).toEqual([null, expect.anything(), expect.anything()]);
  });

  it('have no input for the constants after which they are called, and send those of the chosen one', async () => {
    const step = (type: string, language: string, own: string) => ({
      properties: { type: { ...TEXT, enum: [type] }, language: { enum: [language] }, [own]: TEXT },
      required: ['type', 'language'],
    });
    const steps = oneOf(step('Fail', 'old', 'cause'), step('Fail', 'new', 'error'), step('Wait', 'old', 'seconds'));
    const { user, update } = await openForm(steps, {
      $variant: 'Fail, old',
      type: 'Fail',
      language: 'old',
      cause: 'a',
    });
    expect((await radio('Fail, old')).checked).toBe(true);
    const countInputs = () => ['radiogroup', 'combobox'].map((role) => screen.queryAllByRole(role).length);
    expect(countInputs()).toEqual([1, 0]);
    await user.click(await radio('Wait'));
    expect(countInputs()).toEqual([1, 0]);
    await user.type(textbox('Seconds')!, '5');
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.lastCall?.[1]).toMatchObject({
      data: { payment: { $variant: 'Wait', type: 'Wait', language: 'old', seconds: '5' } },
    });
  });

  it.each<[value: unknown, summary: string]>([
    [{ $variant: 'Text', $value: 'Seasonal' }, 'Seasonal'],
    [{ $variant: 'List', $value$2: [{ x: 'a' }, { x: 'b' }] }, '2 entries'],
  ])('say the value of a folded text or list: %j', async (value, summary) => {
    const rows = { type: 'array', items: { type: 'object', properties: { x: TEXT } } };
    const { user } = await openForm(oneOf(TEXT, rows), value);
    await user.click(screen.getByRole('button', { name: 'Payment' }));
    expect((await screen.findByText(summary)).className).toBe('wd-part-summary');
  });

  it('show the only value of a field after which they are not called as a text', async () => {
    const byCard = { title: 'By card', properties: { scheme: { enum: ['visa'] }, number: TEXT }, required: ['scheme'] };
    const byBank = { title: 'By bank', properties: { iban: TEXT }, required: ['iban'] };
    await openForm(oneOf(byCard, byBank), { $variant: 'By card', scheme: 'visa', number: '1' });
    expect((await screen.findByRole('group', { name: 'Scheme' })).textContent).toContain('visa');
  });

  it('show a switch that is always on, such as a consent, if the variant is not called like it', async () => {
    const terms = { title: 'I accept the terms', const: true };
    const personal = { title: 'Private', properties: { b: TEXT }, required: ['b'] };
    const business = { title: 'Business', properties: { terms, a: TEXT }, required: ['terms'] };
    const { user } = await openForm(oneOf(business, personal));
    await user.click(await radio('Business'));
    expect((await screen.findByRole('group', { name: 'I accept the terms' })).textContent).toContain('Yes');
  });

  it('have no input for a switch of a variant that is always on, and send it', async () => {
    const ignored = { title: 'Ignored', properties: { isIgnored: { const: true }, a: TEXT }, required: ['isIgnored'] };
    const ranged = { title: 'With range', properties: { range: TEXT }, required: ['range'] };
    const { user, update } = await openForm(oneOf(ignored, ranged));
    await user.click(await radio('Ignored'));
    await user.type(textbox('A')!, 'b');
    expect(screen.queryByText('Is Ignored')).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(update).toHaveBeenCalledOnce());
    expect(update.mock.lastCall?.[1]).toMatchObject({ data: { payment: { isIgnored: true, a: 'b' } } });
  });

  it('show a constant that several of them share as a text, which follows the choice', async () => {
    const create = (type: string, own: string) => ({
      title: own,
      properties: { type: { const: type }, [own]: TEXT },
      required: ['type', own],
    });
    const { user } = await openForm(oneOf(create('flag', 'level'), create('string', 'enum'), create('string', 'list')));
    for (const [own, type] of [
      ['enum', 'string'],
      ['level', 'flag'],
    ] as const) {
      await user.click(await radio(own));
      expect(screen.getByRole('group', { name: 'Type' }).textContent).toContain(type);
      expect(screen.queryByRole('combobox', { name: 'Type' })).toBeNull();
    }
  });

  it('fill in the only value of a field after which they are called, unless they were loaded without it', async () => {
    const country = (name: string) => ({ properties: { country: { enum: [name] }, state: TEXT } });
    const other = { properties: { country: { not: { enum: ['CAN', 'USA'] } }, state: TEXT } };
    const { user } = await openForm(oneOf(country('CAN'), country('USA'), other), { $variant: 'CAN', state: 'AB' });
    const shown = () => screen.getByRole('combobox', { name: 'Country' }).textContent;

    const loaded = shown();
    await user.click(await radio('USA'));
    expect([loaded, shown()]).toEqual([expect.not.stringContaining('CAN'), expect.stringContaining('USA')]);
  });
});

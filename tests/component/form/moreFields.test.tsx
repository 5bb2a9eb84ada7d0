/** The optional fields of a long form, which are folded behind a line with an input that finds them. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { createTestModule } from '../../support/entityModule';
import { openScreen } from './form';

const TEXT: FieldDefinition = { type: 'string' };
const NAMES = Array.from({ length: 24 }, (_, index) => `option${index + 1}`);

/** The plain fields of an object, of which all but the first ones are folded. */
const BOX = Object.fromEntries(
  Array.from({ length: 20 }, (_, index): [string, FieldDefinition] => [
    `side${index + 1}`,
    { ...TEXT, title: `Side ${index + 1}`, maxLength: 5 },
  ]),
);

const createEntity = () =>
  createTestModule(
    {
      properties: {
        name: TEXT,
        ...Object.fromEntries(NAMES.map((one) => [one, { ...TEXT, title: one.replace('option', 'Option ') }])),
        theme: { ...TEXT, title: 'Colour Theme', maxLength: 5 },
        watch: { type: 'boolean', default: true, description: 'Reload at each change of a theme' },
        box: { type: 'object', properties: { a: TEXT, lid: { type: 'object', properties: { b: TEXT } }, ...BOX } },
      },
      required: ['name'],
      additionalProperties: false,
    },
    {
      routes: { list: '/vouchers', create: '/vouchers/create', update: '/vouchers/{id}' },
      calls: { get: 'GET vouchers/{id}', create: 'POST vouchers', update: 'PUT vouchers' },
      titleField: 'name',
      list: { columns: ['name'] },
      form: { openAs: 'screen' },
    },
  );

function openNew() {
  const create = vi.fn().mockResolvedValue({ data: { id: 1 } });
  const app = openScreen('/vouchers/create', { entity: createEntity(), dataProvider: { create } });
  return { ...app, create, sent: (): unknown => create.mock.lastCall?.[1].data as unknown };
}

const head = () => screen.findByRole('button', { name: 'More fields' });
const find = () => screen.findByRole('searchbox', { name: 'Find a field' });
const part = async () => within((await head()).closest('fieldset')!);
const textbox = (name: RegExp | string) => screen.findByRole('textbox', { name });

describe('the optional fields of a long form', () => {
  it('are one line, whose values are kept while it is folded and named there', async () => {
    const { user, create, sent } = openNew();
    await user.type(await textbox(/^Name/), 'x');
    expect((await head()).getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('heading', { name: 'More fields', level: 2 })).not.toBeNull();
    screen.getByText('26 fields');
    expect(screen.queryByRole('textbox', { name: 'Option 1' })).toBeNull();
    await user.click(await head());
    await user.type(await textbox('Option 2'), 'two');
    await user.click(await head());
    screen.getByText('1 filled in: Option 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual({ name: 'x', option2: 'two', watch: true });
  });

  it('are found by their titles, else by their descriptions; Enter leads to the first one and does not save', async () => {
    const { user, create } = openNew();
    await user.type(await textbox(/^Name/), 'x');
    await user.type(await find(), 'theme{Enter}');
    expect(document.activeElement).toBe(await textbox('Colour Theme'));
    expect((await part()).getAllByRole('textbox')).toHaveLength(1);
    await user.clear(await find());
    await user.type(await find(), 'each change');
    expect((await part()).getByRole('switch', { name: 'Watch' })).not.toBeNull();
    await user.type(await find(), ' nowhere');
    expect((await part()).getByRole('status').textContent).toBe('0 fields found');
    await user.keyboard('{Escape}');
    expect((await part()).getAllByRole('textbox')).toHaveLength(25);
    expect(create).not.toHaveBeenCalled();
  });

  it('leave keys to an input method, to the page where nothing is sought, and keep Escape where something is', async () => {
    const { user } = openNew();
    const heard = vi.fn();
    await user.click(await head());
    await user.type(await find(), 'theme');
    document.addEventListener('keydown', heard);
    fireEvent.keyDown(await find(), { key: 'Enter', isComposing: true });
    expect(document.activeElement).toBe(await find());
    heard.mockClear();
    await user.keyboard('{Escape}');
    expect([(await find()).getAttribute('value'), heard.mock.calls.length]).toEqual(['', 0]);
    await user.keyboard('{Escape}{Enter}');
    expect(heard).toHaveBeenCalledTimes(2);
    expect(document.activeElement).toBe(await find());
    document.removeEventListener('keydown', heard);
  });

  it('open at an error, also of a field that the search leaves out', async () => {
    const { user, create } = openNew();
    await user.type(await textbox(/^Name/), 'x');
    await user.click(await head());
    await user.click(await textbox('Colour Theme'));
    await user.paste('violet');
    await user.type(await find(), 'option1');
    expect(screen.queryByRole('textbox', { name: 'Option 2' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(document.activeElement).toBe(await textbox('Colour Theme')));
    await user.click(await head());
    screen.getByText('Needs attention');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(document.activeElement).toBe(await textbox('Colour Theme')));
    expect(create).not.toHaveBeenCalled();
  });
});

describe('the optional fields of a long object', () => {
  it('are folded behind its first ones, found, opened by an error and sent with the object', async () => {
    const { user, create, sent } = openNew();
    await user.type(await textbox(/^Name/), 'x');
    await user.click(await screen.findByRole('button', { name: 'Box' }));
    const box = within(screen.getByRole('group', { name: 'Box' }));
    await box.findByRole('textbox', { name: 'Side 5' });
    expect(box.queryByRole('textbox', { name: 'Side 6' })).toBeNull();
    box.getByRole('button', { name: 'Lid' });
    expect(box.getByRole('heading', { name: 'More fields', level: 3 })).not.toBeNull();
    box.getByText('15 fields');
    await user.type(box.getByRole('searchbox', { name: 'Find a field' }), 'side 12{Enter}');
    expect(document.activeElement).toBe(box.getByRole('textbox', { name: 'Side 12' }));
    await user.paste('twelv');
    await user.click(box.getByRole('button', { name: 'More fields' }));
    box.getByText('1 filled in: Side 12');
    await user.click(box.getByRole('button', { name: 'More fields' }));
    await user.click(box.getByRole('textbox', { name: 'Side 12' }));
    await user.paste('e');
    await user.type(box.getByRole('searchbox', { name: 'Find a field' }), 'side 13');
    expect(box.queryByRole('textbox', { name: 'Side 14' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement).toBe(box.getByRole('textbox', { name: 'Side 12' })));
    expect(create).not.toHaveBeenCalled();
    await user.keyboard('{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
    expect(sent()).toEqual({ name: 'x', watch: true, box: { side12: 'twelv' } });
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { FormField } from '../../../src/widgets/FormField';
import { getProductModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { drawField } from './draw';

const article = getProductModule('article');
const field = article.entity.shape.fields['articleLinks']!;

function draw(links: unknown, dataProvider: Partial<WattdeskDataProvider> = {}) {
  const app = renderInApp(<FormField source="articleLinks" field={field} />, {
    entity: article,
    record: { articleLinks: links },
    dataProvider,
  });
  const submit = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Submit' }));
    return app.submitted.mock.lastCall?.[0]['articleLinks'];
  };
  return { ...app, submit };
}

const BLANK = { articleLinkName: '', articleLink: '' };
const names = () => screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Link Name' });
const link = (id: number) => ({
  articleLinkId: id,
  articleLinkName: `Link ${id}`,
  articleLink: `https://example.sg/${id}`,
});

describe('a list that ends with a blank row', () => {
  it('begins with one', async () => {
    const { submit } = draw(undefined);
    expect(await names()).toHaveLength(1);
    expect(await submit()).toEqual([BLANK]);
  });

  it('follows a filled last row with the next, and keeps the focus', async () => {
    const { user } = draw([]);
    await user.type((await names())[0]!, 'More');
    expect(await names()).toHaveLength(2);
    expect((await names())[0]!.value).toBe('More');
    expect(document.activeElement).toBe((await names())[0]);
  });

  it('offers no removal of its blank row', async () => {
    draw([link(1)]);
    await waitFor(async () => expect(await names()).toHaveLength(2));
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1);
  });

  it('never shows the id, and keeps it', async () => {
    const { submit } = draw([link(1)]);
    await names();
    expect(screen.queryByLabelText('Link ID')).toBeNull();
    expect(await submit()).toEqual([link(1), BLANK]);
  });

  it('is left with a blank row when its last filled one goes', async () => {
    const { user, submit } = draw([{ articleLinkName: 'Mine', articleLink: '' }]);
    await user.click(await screen.findByRole('button', { name: 'Remove Link 1' }));
    expect(await submit()).toEqual([BLANK]);
  });

  it('does not fill a new row with the values of a removed one', async () => {
    const send = vi.fn().mockResolvedValue({ data: null, msg: '' });
    const { user } = draw([link(1), link(2)], { send });
    await user.click(await screen.findByRole('button', { name: 'Remove Link 2' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await screen.findByText('Delete successfully!');
    expect((await names()).map(({ value }) => value)).toEqual(['Link 1', '']);
    await user.type((await names())[1]!, 'x');
    expect((await names()).map(({ value }) => value)).toEqual(['Link 1', 'x', '']);
  });

  it('deletes a saved row on the server after a question', async () => {
    const send = vi.fn().mockResolvedValue({ data: null, msg: '' });
    const { user, submit } = draw([link(8), link(9)], { send });
    await user.click(await screen.findByRole('button', { name: 'Remove Link 1' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete "Link 8"?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Delete successfully!');
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.lastCall?.[0]).toMatchObject({ method: 'DELETE', path: 'article/article-links/{articleLinkId}' });
    expect(send.mock.lastCall?.[1]).toMatchObject({ params: { articleLinkId: 8 } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await submit()).toEqual([link(9), BLANK]);
  });
});

describe('a list with a button', () => {
  const rates: FieldDefinition = {
    type: 'array',
    title: 'Rates',
    maxItems: 2,
    items: { type: 'object', properties: { from: { type: 'string' }, value: { type: 'number', default: 1 } } },
    'x-ui': { rows: { addLabel: 'Add rate' } },
  };

  it('adds rows with their defaults up to its limit', async () => {
    const { user, submit } = drawField(rates);
    await screen.findByText('No entries yet');
    const add = screen.getByRole('button', { name: 'Add rate' });
    await user.click(add);
    await user.click(add);
    expect(add.hasAttribute('disabled')).toBe(true);
    expect(await submit()).toEqual([
      { from: '', value: 1 },
      { from: '', value: 1 },
    ]);
  });

  it('names each row and each input', async () => {
    drawField(rates, [{ from: 'a', value: 2 }]);
    const row = await screen.findByRole('group', { name: 'Rate 1' });
    within(row).getByRole('textbox', { name: 'From' });
    within(row).getByRole('textbox', { name: 'Value' });
  });

  it('marks the headings of columns that are required', async () => {
    drawField({ ...rates, items: { ...(rates.items as object), required: ['from'] } } as FieldDefinition, [
      { from: 'a' },
    ]);
    await screen.findByRole('group', { name: 'Rate 1' });
    const [heading] = document.getElementsByClassName('wd-edit-titles');
    expect([...heading!.children].map(({ textContent }) => textContent)).toEqual(['From\u2009*', 'Value']);
  });
});

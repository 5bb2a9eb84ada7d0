/** The dialog with the deviations of the API, and its entries in the account menu and the command palette. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Deviation } from '../../../src/model/contract/deviation';
import { DeviationsDialog } from '../../../src/responseCheck/DeviationsDialog';
import { deviationStore } from '../../../src/responseCheck/deviationStore';
import { renderInApp } from '../../support/renderInApp';
import { ADMIN, openApp, TYPES } from '../app';

const WRONG_TYPE: Deviation = {
  kind: 'type',
  entity: 'article-type',
  call: 'POST article/article-type-pages',
  side: 'response',
  field: 'articleTypeName',
  expected: 'text',
  seen: 'whole number',
};
const NO_JSON: Deviation = {
  kind: 'content',
  entity: 'campaign',
  call: 'POST campaign/campaign-pages',
  side: 'response',
  expected: 'JSON',
  seen: 'a web page, status 502',
};
const SIGN_IN: Deviation = { ...NO_JSON, entity: '', call: 'GET auth/resources' };

const FIRST = Date.UTC(2027, 0, 2, 3, 4, 5);
const LAST = FIRST + 60_000;

beforeEach(() => deviationStore.setActive(true));
afterEach(() => {
  deviationStore.clear();
  deviationStore.setActive(false);
});

const open = () => {
  const onClose = vi.fn();
  const app = renderInApp(<DeviationsDialog onClose={onClose} />);
  return { ...app, onClose, dialog: screen.getByRole('dialog', { name: 'API deviations' }) };
};
const fill = (): void => {
  deviationStore.add([WRONG_TYPE, WRONG_TYPE, SIGN_IN], FIRST);
  deviationStore.add([{ ...WRONG_TYPE, call: 'GET article/article-types/{articleTypeId}' }, NO_JSON], LAST);
};

describe('the dialog', () => {
  it('lists each deviation once, by entity', () => {
    fill();
    const { dialog } = open();
    expect(within(dialog).getByRole('status').textContent).toBe('3 deviations 2 responses checked');
    const [item, ...others] = within(
      within(dialog).getByRole('region', { name: 'Article Types article-type' }),
    ).getAllByRole('listitem');
    expect(others).toEqual([]);
    const texts = within(item!);
    for (const text of ['articleTypeName', '3 times', 'text', 'whole number', 'Calls']) texts.getByText(text);
    expect(texts.getAllByText(/article-type/, { selector: 'code' }).map(({ textContent }) => textContent)).toEqual([
      'POST article/article-type-pages',
      'GET article/article-types/{articleTypeId}',
    ]);
    expect([...item!.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual([
      '2027-01-02T03:04:05.000Z',
      '2027-01-02T03:05:05.000Z',
    ]);
    // Singapore, as the clock of the frame.
    texts.getByText('2 Jan, 11:04:05');
    const whole = within(within(dialog).getByRole('region', { name: 'Other calls' }));
    whole.getByText('Whole response');
  });

  it('shows the deviations of one entity', async () => {
    fill();
    const { dialog, user } = open();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Entity' }), 'campaign');
    expect(
      within(dialog)
        .getAllByRole('region')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('campaign')]);
    expect(within(dialog).getByRole('status').textContent).toContain('1 deviation');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Entity' }), 'All entities');
    expect(within(dialog).getAllByRole('region')).toHaveLength(3);
  });

  it('copies what it lists as JSON', async () => {
    fill();
    const { dialog, user } = open();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Entity' }), 'article-type');
    await user.click(within(dialog).getByRole('button', { name: 'Copy as JSON' }));
    await screen.findByText('The deviations were copied');
    expect(JSON.parse(await navigator.clipboard.readText())).toEqual([
      {
        ...WRONG_TYPE,
        calls: [WRONG_TYPE.call, 'GET article/article-types/{articleTypeId}'],
        count: 3,
        firstSeen: '2027-01-02T03:04:05.000Z',
        lastSeen: '2027-01-02T03:05:05.000Z',
      },
    ]);
  });

  it('says when the browser does not allow copying', async () => {
    fill();
    const { dialog, user } = open();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    await user.click(within(dialog).getByRole('button', { name: 'Copy as JSON' }));
    await screen.findByText('Your browser does not allow copying');
  });

  it('is emptied, and goes on with new deviations', async () => {
    fill();
    const { dialog, user } = open();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Entity' }), 'campaign');
    await user.click(within(dialog).getByRole('button', { name: 'Clear' }));
    expect(within(dialog).getByRole('status').textContent).toBe('No deviations 0 responses checked');
    expect(within(dialog).queryAllByRole('region')).toEqual([]);
    expect(within(dialog).queryByRole('combobox')).toBeNull();
    for (const name of ['Copy as JSON', 'Clear'])
      expect(within(dialog).getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
    deviationStore.add([WRONG_TYPE], LAST);
    await within(dialog).findByText('articleTypeName');
  });

  it('says when there are more deviations than it keeps', () => {
    const many = Array.from({ length: 201 }, (_, index) => ({ ...WRONG_TYPE, field: `field${index}` }));
    deviationStore.add(many, FIRST);
    const { dialog } = open();
    expect(within(dialog).getByRole('alert').textContent).toMatch(/more kinds of deviations/);
  });

  it('closes by its button and by Escape', async () => {
    const { user, onClose, dialog } = open();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});

describe('its entries', () => {
  const openScreen = async () => {
    const app = await openApp({ path: TYPES.path, session: ADMIN });
    await screen.findByRole('heading', { name: 'Article Types', level: 1 });
    return app;
  };

  it('open it from the account menu, with the number of deviations', async () => {
    fill();
    const { user } = await openScreen();
    await user.click(screen.getByRole('button', { name: 'Account: admin' }));
    await user.click(await screen.findByRole('menuitem', { name: 'API deviations 3' }));
    const dialog = await screen.findByRole('dialog', { name: 'API deviations' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('open it from the command palette', async () => {
    const { user } = await openScreen();
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox', { name: /Find/ }), 'contract');
    const option = await screen.findByRole('option', { name: 'API deviations' });
    await user.click(option);
    const dialog = await screen.findByRole('dialog', { name: 'API deviations' });
    within(dialog).getByText('No deviations');
  });

  it('are not there where responses are not compared', async () => {
    deviationStore.setActive(false);
    const { user } = await openScreen();
    await user.click(screen.getByRole('button', { name: 'Account: admin' }));
    await screen.findByRole('menuitem', { name: 'Logout' });
    expect(screen.queryByRole('menuitem', { name: /API deviations/ })).toBeNull();
  });
});

/** The import dialog. */
import { useState } from 'react';
import { HttpError } from 'ra-core';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WorkBook } from 'xlsx';
import type { WattdeskDataProvider } from '../../../dataProvider/contract/types';
import { ActionDialog as ImportDialog } from '../../../src/generator/import/import.action';
import { enMessages } from '../../../src/i18n/en';
import type { EntityModule } from '../../../src/model/entity/entity';
import { createTestModule, getProductModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

const writeFile = vi.hoisted(() => vi.fn());
vi.mock('xlsx', async (original) => ({ ...(await original<object>()), writeFileXLSX: writeFile }));

const module = getProductModule('article-type');
type Data = Record<string, unknown>;

beforeEach(() => {
  writeFile.mockReset();
  sessionStorage.clear();
});

/** Replaces the list, which has its own tests. */
function Host({ of, onChanged }: { of: EntityModule; onChanged: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const props = { module: of, action: of.entity.actions['import']!, target: {}, label: 'Import', onChanged };
  return (
    <>
      <button onClick={() => setOpen(true)}>Import</button>
      {isOpen && <ImportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * Opens an import.
 * @param answer response of the server to a new record; may throw
 */
function open(answer: (data: Data) => unknown = () => undefined, of: EntityModule = module) {
  const create = vi.fn(async (_: string, { data }: { data: Data }) => {
    await answer(data);
    return { data: { id: 9, ...data } };
  });
  const onChanged = vi.fn();
  const app = renderInApp(<Host of={of} onChanged={onChanged} />, {
    dataProvider: { create: create as unknown as WattdeskDataProvider['create'] },
    entity: of,
    messages: enMessages,
  });
  const { user } = app;
  const press = async (name: string) => user.click(await screen.findByText(name, { selector: 'button' }));
  const start = async () => {
    await press('Import');
    return screen.findByLabelText('Rows from a spreadsheet');
  };
  const paste = async (text: string) => {
    await start();
    await user.paste(text);
    await press('Check rows');
  };
  const sent = () => create.mock.calls.map(([, { data }]) => data['articleTypeName'] ?? data['name']);
  return { ...app, onChanged, start, paste, press, sent };
}

/** Returns the rows of the error table: row, column, value, text. */
const complaints = async (): Promise<string[][]> =>
  within(await screen.findByRole('region'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const [at, column, value, text] = within(row).getAllByRole('cell');
      return [at, column?.firstChild, value, text].map((part) => part?.textContent ?? '');
    });

const savedRows = async (sheet = 'Article Types'): Promise<unknown[][]> => {
  await waitFor(() => expect(writeFile).toHaveBeenCalled());
  const { utils } = await import('xlsx');
  const [book] = writeFile.mock.lastCall as [WorkBook, string];
  return utils.sheet_to_json(book.Sheets[sheet]!, { header: 1, defval: '' });
};

const LONG = 'x'.repeat(31);
const ROWS = ['type name\tColour', 'Safety\tred', '\tblue', `${LONG}\t`, '=1+1\tgreen'].join('\n');
const names = (...all: string[]): string => ['Type Name', ...all].join('\n');

describe('an import', () => {
  it('shows what is wrong at its row and column, sends the good rows and gives the others back', async () => {
    const { paste, press, sent, onChanged } = open();
    await paste(ROWS);
    await screen.findByText('2 rows can be imported');
    screen.getByText('2 rows have errors');
    expect(await complaints()).toEqual([
      ['3', 'type name', '', 'Type Name is required'],
      ['4', 'type name', LONG, 'Max 30 characters'],
    ]);
    expect(sent()).toEqual([]);

    await press('Download rows with errors');
    expect(await savedRows()).toEqual([
      ['type name', 'Colour', 'Error'],
      ['', 'blue', 'Type Name: Type Name is required'],
      [LONG, '', 'Type Name: Max 30 characters'],
    ]);

    await press('Import 2 rows');
    await screen.findByText('The import has ended');
    expect(sent()).toEqual(['Safety', '=1+1']);
    screen.getByText('2 created');
    screen.getByText('2 rows with errors were not sent');
    // The list behind the dialog reloads its rows.
    expect(onChanged).toHaveBeenCalledOnce();
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('tells what the server refuses in its words, and tries that again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBusy = true;
    const { paste, press, sent } = open(({ articleTypeName }) => {
      if (articleTypeName !== 'B' || !isBusy) return;
      isBusy = false;
      throw new HttpError('The server is busy', 500, { errors: { articleTypeName: 'Not now' } });
    });
    await paste(names('A', 'B', 'C'));
    await press('Import 3 rows');
    await screen.findByText('The import has ended');
    expect(await complaints()).toEqual([['3', 'Whole row', 'B', 'The server is busy\nType Name: Not now']]);
    await press('Retry rejected rows (1)');
    await screen.findByText('3 created');
    expect(sent()).toEqual(['A', 'B', 'C', 'B']);
  });

  it('sends nothing twice: what was created in this tab is skipped, unless somebody says otherwise', async () => {
    const { paste, press, sent } = open();
    await paste(names('A', 'B'));
    await press('Import 2 rows');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await paste(names('A', 'B', 'C'));
    await screen.findByText('2 rows are skipped: already created in this tab');
    await press('Import 1 row');
    await screen.findByText('The import has ended');
    expect(sent()).toEqual(['A', 'B', 'C']);
    screen.getByText('2 skipped: already created in this tab');
  });

  it('stops where no answer comes, and asks before it sends that again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isLost = true;
    const { user, paste, press, sent } = open(({ articleTypeName }) => {
      if (articleTypeName === 'A' && isLost) throw new HttpError('Network error', 0, { fault: 'network' });
    });
    await paste(names('A', 'B'));
    await press('Import 2 rows');
    await screen.findByText('The import is paused');
    expect(sent()).toEqual(['A']);
    await press('Continue');
    await screen.findByText('The import has ended');
    screen.getByText('1 may have been created: the server did not answer');
    expect(await complaints()).toEqual([
      ['2', 'Whole row', 'A', 'No answer from the server. It may have been created\nNetwork error'],
    ]);
    isLost = false;
    await press('Retry rows without an answer (1)');
    const question = await screen.findByRole('dialog', { name: 'Import again?' });
    expect(sent()).toEqual(['A', 'B']);
    await user.click(within(question).getByRole('button', { name: 'Import them again' }));
    await screen.findByText('2 created');
    expect(sent()).toEqual(['A', 'B', 'A']);
  });

  it('can be paused, goes on, and is not left without a question while it runs', async () => {
    const answers: (() => void)[] = [];
    const { user, paste, press, sent } = open(() => new Promise<void>((resolve) => answers.push(resolve)));
    await paste(names('A', 'B', 'C'));
    await press('Import 3 rows');
    await waitFor(() => expect(sent()).toEqual(['A']));
    await press('Pause');
    answers[0]!();
    await screen.findByText('1 of 3');
    expect(sent()).toEqual(['A']);
    await press('Continue');
    await waitFor(() => expect(sent()).toEqual(['A', 'B']));
    await user.keyboard('{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Leave the import?' });
    answers[1]!();
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(sent()).toEqual(['A', 'B', 'C']));
    await press('Stop');
    answers[2]!();
    await screen.findByText('The import has ended');
    screen.getByText('3 created');
  });

  it('lets a column become another field, and checks anew', async () => {
    const { user, paste } = open();
    await paste(['Bezeichnung', 'Safety'].join('\n'));
    await screen.findByText(/No column was recognized/);
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Becomes, for the column Bezeichnung' }),
      'Type Name',
    );
    await screen.findByText('1 row can be imported');
    expect(screen.getByRole('combobox', { name: 'Becomes, for the column Bezeichnung' })).toBe(document.activeElement);
  });

  it('takes a file, and says what one is that is no table', async () => {
    const { user, start } = open();
    await start();
    const file = (name: string, text: string): File => new File([text], name, { type: 'text/csv' });
    const slot = screen.getByLabelText('Choose file: Rows from a spreadsheet');
    await user.upload(slot, file('a.csv', '%PDF-1.7'));
    await screen.findByText('a.csv is not a table but a PDF.');
    await user.upload(screen.getByLabelText('Choose file: Rows from a spreadsheet'), file('a.csv', 'Type Name;x\nA;1'));
    await screen.findByText('1 row can be imported');
  });

  it('has a template', async () => {
    const { start, press } = open();
    await start();
    await press('Download template');
    expect(await savedRows()).toEqual([['Type Name']]);
  });

  it('shows no secret, and writes none into a file', async () => {
    const secret = createTestModule(
      {
        properties: {
          name: { type: 'string', title: 'Name' },
          word: { type: 'string', title: 'Word', minLength: 9, writeOnly: true },
        },
      },
      {
        routes: { list: '/list' },
        calls: { create: 'POST things', page: { endpoint: 'POST pages', dialect: 'pageNo/pageVo' } },
        list: { columns: ['name'] },
        form: { openAs: 'dialog' },
        import: true,
      },
    );
    const { paste, press } = open(undefined, secret);
    await paste('Name\tWord\nA\thush');
    expect(await complaints()).toEqual([['2', 'Word', 'Not shown', 'Min 9 characters']]);
    expect(screen.queryByText('hush')).toBeNull();
    await press('Download rows with errors');
    expect((await savedRows('Things'))[1]?.slice(0, 2)).toEqual(['A', '']);
  });
});

/** What the server says of a row is marked with the language that the server names, not the words of the app beside it. */
import { act, screen } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { expect, it } from 'vitest';
import { SendStep } from '../../../src/generator/import/SendStep';
import { useSendRows } from '../../../src/generator/import/useSendRows';
import { enMessages } from '../../../src/i18n/en';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

const module = createTestModule({ title: 'Lamps', properties: { name: { type: 'string', title: 'Name' } } });
const ROWS = ['A', 'B'].map((name, index) => ({
  rowNumber: index + 2,
  cells: [name],
  values: { name },
  wire: { name },
  errors: [],
}));

function Sending() {
  const sending = useSendRows(module, () => undefined);
  return (
    <>
      <button onClick={() => sending.plan(ROWS)}>Plan</button>
      <button onClick={() => void sending.send()}>Send</button>
      <SendStep module={module} state={{ rows: ROWS, targets: [], columns: [], sending } as never} onClose={() => {}} />
    </>
  );
}

async function send(answers: HttpError[]): Promise<void> {
  const create = () => Promise.reject(answers.shift());
  const { user } = renderInApp(<Sending />, { dataProvider: { create } as never, messages: enMessages });
  await user.click(screen.getByRole('button', { name: 'Plan' }));
  await act(async () => user.click(screen.getByRole('button', { name: 'Send' })));
}

it('for rows that are refused, with the title of the field before it', async () => {
  const language = 'de';
  await send([
    new HttpError('Geht nicht', 422, { errors: { name: 'Vergeben' }, language }),
    new HttpError('Not now', 400, {}),
  ]);
  const words = await screen.findByText('Vergeben');
  expect([words.lang, words.parentElement?.textContent]).toEqual(['de', 'Geht nicht\nName: Vergeben']);
  expect(words.parentElement?.closest('body [lang]')).toBe(null);
  expect(screen.getByText('Geht nicht').lang).toBe('de');
  expect(screen.getByText('Not now').closest('body [lang]')).toBe(null);
});

it('and for an error that pauses the series', async () => {
  await send([new HttpError('Wartung', 503, { language: 'de' })]);
  expect((await screen.findByText('Wartung')).closest('body [lang]')?.getAttribute('lang')).toBe('de');
  expect(screen.getByText('The import is paused').closest('body [lang]')).toBe(null);
});

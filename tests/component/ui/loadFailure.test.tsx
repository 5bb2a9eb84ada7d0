/** What stands in place of rows or a record that could not be loaded. */
import { screen } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { LoadFailure } from '../../../src/ui/LoadFailure';
import { useToast } from '../../../src/widgets/useToast';
import { renderInApp } from '../../support/renderInApp';

const retry = () => screen.queryByRole('button', { name: /action\.retry|Retry|Try again/ });

function Screen({ error, isGone = false }: { error: Error; isGone?: boolean }) {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast.error(error)}>Tell</button>
      <LoadFailure title="Not loaded" reason={error.message} isGone={isGone} error={error} onRetry={vi.fn()} />
    </>
  );
}

it.each([
  ['a failure', new HttpError('Broken', 500), false, true],
  ['what does not exist', new HttpError('Lamp 7 does not exist', 404), true, false],
  ['what nobody of this role may see', new HttpError('Not for you', 403, { msg: 'Not for you' }), false, false],
])('can be tried again after %s: %s', async (_, error, isGone, isOffered) => {
  renderInApp(<Screen error={error} isGone={isGone} />);
  await screen.findByText(error.message);
  expect(retry() !== null).toBe(isOffered);
});

it('is in the language that the server names, and is read once while a toast tells it', async () => {
  const error = new HttpError('Kaputt', 500, { msg: 'Kaputt', language: 'de' });
  const { user } = renderInApp(<Screen error={error} />);
  const reason = await screen.findByText('Kaputt');
  expect(reason.getAttribute('lang')).toBe('de');
  expect(reason.hasAttribute('inert')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Tell' }));
  await screen.findByRole('alert');
  expect(reason.hasAttribute('inert')).toBe(true);
});

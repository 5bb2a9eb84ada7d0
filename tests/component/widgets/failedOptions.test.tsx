import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OptionsLoadError } from '../../../src/widgets/OptionsLoadError';
import { renderInApp } from '../../support/renderInApp';

it('announces the fields whose option lists fail together once, and says it at each of them', async () => {
  const error = new Error('Down');
  renderInApp(
    <>
      {['Site', 'Type', 'Group'].map((field) => (
        <OptionsLoadError key={field} field={field} error={error} onRetry={() => undefined} />
      ))}
    </>,
  );
  expect(await screen.findAllByText('Options could not be loaded')).toHaveLength(3);
  const getAnnounced = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(getAnnounced().filter(Boolean)).toEqual(['Options could not be loaded: Site, Type, Group']),
  );
});

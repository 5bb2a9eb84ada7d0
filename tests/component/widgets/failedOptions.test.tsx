import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { failedFields } from '../../../src/widgets/failedFields';
import { OptionsLoadError } from '../../../src/widgets/OptionsLoadError';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { drawField } from './draw';

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

function PartWithoutControl() {
  const [failed, setFailed] = useState(true);
  return (
    <>
      <input aria-label="Search" />
      <section aria-label="Part" tabIndex={-1}>
        {failed && <OptionsLoadError field="Site" error={null} onRetry={() => setFailed(false)} />}
      </section>
    </>
  );
}

it('leaves the focus in its part of the screen if there is no control', async () => {
  const user = userEvent.setup();
  renderInApp(<PartWithoutControl />);
  await user.click(await screen.findByRole('button', { name: 'Retry: Site' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Part' })));
});

it('announces nothing of fields that were withdrawn, and the others together', () => {
  vi.useFakeTimers();
  try {
    const announced: string[][] = [];
    const add = (field: string) => failedFields.add(field, (fields) => announced.push([...fields]));
    add('Site')();
    vi.advanceTimersByTime(250);
    add('Type');
    vi.advanceTimersByTime(100);
    add('Group');
    vi.advanceTimersByTime(300);
    expect(announced).toEqual([['Type', 'Group']]);
  } finally {
    vi.useRealTimers();
  }
});

it('says who can help where the user may not read the list, and offers no retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const type = { title: 'Type', type: 'integer', 'x-ui': { options: 'types' } } as const;
  const entity = createTestModule({ properties: { name: type } }, {}, { types: { call: 'GET types' } });
  const send = vi.fn().mockRejectedValueOnce(new HttpError('No', 403, { success: false }));
  drawField(type, undefined, { entity, dataProvider: { send } });
  await screen.findByText('Your account may not view this. An administrator can give you access.');
  expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull();
});

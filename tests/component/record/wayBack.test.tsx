import { screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { useOriginScreenState } from '../../../src/generator/shared/originPath';
import { useLeaveScreen } from '../../../src/generator/recordScreen/useLeaveScreen';
import { renderInApp } from '../../support/renderInApp';

const OWN = '/things';

/** A list with a link to a record, and the screen of the record. */
function Screens({ state }: { state: object | undefined }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const origin = useOriginScreenState();
  const leave = useLeaveScreen({ ids: ['id'], routes: [{ list: OWN }] }, 0);
  if (pathname === `${OWN}/7`) return <button onClick={leave}>Back</button>;
  return <button onClick={() => navigate(`${OWN}/7`, { state: state ?? origin })}>Open</button>;
}

async function backFrom(path: string, state?: object): Promise<string> {
  const { user, location } = renderInApp(<Screens state={state} />, { path });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  return `${location().pathname}${location().search}`;
}

describe('the way back from a record', () => {
  it.each(['/things?page=2', '/stations?filter=%7B%22site%22%3A7%7D', '/providers/3'])(
    'leads to the screen that has led to it: %s',
    async (path) => expect(await backFrom(path)).toBe(path),
  );

  it.each([{}, { from: '' }, { from: 7 }, { from: 'https://elsewhere.test' }, { from: '//elsewhere.test' }])(
    'leads to its list where that is no screen of the app: %j',
    async (state) => expect(await backFrom('/stations', state)).toBe(OWN),
  );
});

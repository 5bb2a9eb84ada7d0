import { useState } from 'react';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MenuEntries } from '../../../src/layout/menu/MenuEntries';
import type { MenuEntry } from '../../../src/layout/menu/useMenuEntries';
import { renderInApp } from '../../support/renderInApp';

const formFields = vi.hoisted((): string[] => []);
vi.mock('../../../src/layout/menu/icons', () => ({
  MenuIcon: ({ name }: { name: string }) => {
    formFields.push(name);
    return null;
  },
}));

const NAMES = ['rates', 'sites', 'cards', 'vouchers'];
const stay = (): void => undefined;

/** Returns new entry objects, as each change of the location does. */
const placesAt = (current: string): MenuEntry[] =>
  NAMES.map((key) => ({ key, title: key, path: `/${key}`, active: key === current, children: [] }));

function Menu() {
  const [current, setCurrent] = useState('rates');
  return (
    <>
      <button type="button" onClick={() => setCurrent('cards')}>
        Go
      </button>
      <MenuEntries entries={placesAt(current)} onNavigate={stay} />
    </>
  );
}

it('draws again only the links that another screen marks', async () => {
  const { user } = renderInApp(<Menu />);
  expect(formFields).toEqual(NAMES);
  formFields.length = 0;
  await user.click(screen.getByRole('button', { name: 'Go' }));
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('cards');
  expect(formFields).toEqual(['rates', 'cards']);
});

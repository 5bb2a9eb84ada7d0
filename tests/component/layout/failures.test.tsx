import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ConfigFaultPage } from '../../../src/config/ConfigFaultPage';
import { createPreferences } from '../../../src/layout/preferences';

describe('a faulty configuration', () => {
  it('is a page that names every key, its fault and the cure', () => {
    render(
      <ConfigFaultPage
        faults={[
          { key: 'apiBase', fault: 'is missing', cure: 'Add it.' },
          { key: 'toastError', fault: 'is "5"', cure: 'It must be a whole number.' },
        ]}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: /cannot start/ })).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'apiBase is missing.Add it.',
      'toastError is "5".It must be a whole number.',
    ]);
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  });
});

describe('the person’s preferences', () => {
  it('outlive a reset, what belongs to the account does not', () => {
    const store = createPreferences();
    const account = { 'article.listParams': { page: 3 } };
    const person = { locale: 'zh-Hans', theme: 'dark', 'sidebar.open': false };
    for (const [key, value] of Object.entries({ ...account, ...person })) store.setItem(key, value);
    store.reset();
    for (const [key, value] of Object.entries(person)) expect(store.getItem(key)).toBe(value);
    expect(store.getItem('article.listParams')).toBeUndefined();
  });
});

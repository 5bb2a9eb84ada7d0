/** The search box of a list by itself: what it shows, sends and takes from the keyboard. */
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchBox } from '../../../src/generator/list/SearchBox';
import { en } from '../../../src/i18n/en';
import { renderInApp } from '../../support/harness';

describe('a search box', () => {
  const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name' });
  const draw = (value = '', slash = true) => {
    const onSearch = vi.fn();
    const onKey = vi.fn();
    function Bar() {
      const [now, setNow] = useState(value);
      return (
        <div onKeyDown={({ key }) => onKey(key)} role="presentation">
          <SearchBox
            label="Name"
            value={now}
            onSearch={(text) => {
              onSearch(text);
              setNow(text);
            }}
            slash={slash}
          />
          <button onClick={() => setNow('from outside')}>outside</button>
        </div>
      );
    }
    return { ...renderInApp(<Bar />, { messages: en }), onSearch, onKey };
  };

  const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
  const press = (key: string) => fireEvent.keyDown(box(), { key });

  it('searches on Enter for the text without blanks, once', () => {
    const { onSearch } = draw();
    type(' solar ');
    press('x');
    expect(onSearch).not.toHaveBeenCalled();
    press('Enter');
    press('Enter');
    expect(onSearch.mock.calls).toEqual([['solar']]);
    expect(box().value).toBe(' solar ');
  });

  it('is cleared by Escape, which does not go further, and the next one does', () => {
    const { onSearch, onKey } = draw('solar');
    press('Escape');
    expect([box().value, onSearch.mock.calls]).toEqual(['', [['']]]);
    expect(onKey).not.toHaveBeenCalled();
    press('Escape');
    expect(onKey).toHaveBeenCalledExactlyOnceWith('Escape');
    expect(onSearch).toHaveBeenCalledTimes(1);
  });

  it('has a button to clear it while there is something to clear, and keeps the focus', () => {
    const { onSearch } = draw('solar');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(onSearch.mock.calls).toEqual([['']]);
    expect(document.activeElement).toBe(box());
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  });

  it('shows a text from outside, and keeps what was typed since a search', () => {
    draw();
    type('so');
    press('Enter');
    type('solar');
    expect(box().value).toBe('solar');
    fireEvent.click(screen.getByRole('button', { name: 'outside' }));
    expect(box().value).toBe('from outside');
  });

  it.each([
    ['says the key that leads to it', true, '/'],
    ['has none where that belongs to another', false, null],
  ])('%s', (_, slash, key) => {
    draw('solar', slash);
    expect(box().getAttribute('aria-keyshortcuts')).toBe(key);
  });
});

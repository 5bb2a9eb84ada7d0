import { afterEach, describe, expect, it, vi } from 'vitest';
import { isComposing, getUnmodifiedKey } from '../../../src/layout/shortcuts/keyboardEvents';
import { assignShortcutLetters, findScreenByLetter, getMenuScreens } from '../../../src/layout/shortcuts/screenLetters';
import { getAriaKeyShortcut, isCtrlShortcut, SHORTCUT_KEYS, getShortcutKeyLabel } from '../../../src/ui/shortcutKeys';

const event = (key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    keyCode: 0,
    ...more,
  }) as KeyboardEvent;

describe('what a key asks for', () => {
  it.each([
    ['a letter', event('n'), 'n'],
    ['a letter under a lock', event('N'), 'n'],
    ['a letter with Shift', event('N', { shiftKey: true }), undefined],
    ['a sign behind Shift', event('?', { shiftKey: true }), '?'],
    ['an arrow', event('ArrowDown'), 'ArrowDown'],
    ['an arrow that marks', event('ArrowDown', { shiftKey: true }), undefined],
    ['with Ctrl', event('n', { ctrlKey: true }), undefined],
    ['with Cmd', event('n', { metaKey: true }), undefined],
    ['with Alt', event('n', { altKey: true }), undefined],
  ])('%s', (_, pressed, wanted) => expect(getUnmodifiedKey(pressed)).toBe(wanted));

  it.each([
    ['Ctrl', event('k', { ctrlKey: true }), true],
    ['Cmd', event('K', { metaKey: true }), true],
    ['nothing', event('k'), false],
    ['Ctrl and Shift', event('K', { ctrlKey: true, shiftKey: true }), false],
    ['Ctrl and another letter', event('s', { ctrlKey: true }), false],
  ])('the palette with %s', (_, pressed, isEnabled) =>
    expect(isCtrlShortcut(pressed, SHORTCUT_KEYS.palette)).toBe(isEnabled),
  );

  it.each([
    ['said by the browser', event('n', { isComposing: true }), true],
    ['said by the key alone', event('Process', { keyCode: 229 }), true],
    ['not at all', event('n'), false],
  ])('is part of composing, %s', (_, pressed, isEnabled) => expect(isComposing(pressed)).toBe(isEnabled));
});

describe('what a key is called', () => {
  afterEach(() => vi.unstubAllGlobals());
  it.each([
    ['Windows NT 10.0; Win64; x64', 'Ctrl K', 'Control+K'],
    ['X11; Linux x86_64', 'Ctrl K', 'Control+K'],
    ['Macintosh; Intel Mac OS X 10_15_7', '⌘K', 'Meta+K'],
    ['iPad; CPU OS 18_0 like Mac OS X', '⌘K', 'Meta+K'],
  ])('on %s', (system, text, aria) => {
    vi.stubGlobal('navigator', { userAgent: `Mozilla/5.0 (${system})` });
    expect([getShortcutKeyLabel(SHORTCUT_KEYS.palette), getAriaKeyShortcut(SHORTCUT_KEYS.palette)]).toEqual([
      text,
      aria,
    ]);
    expect([getShortcutKeyLabel(SHORTCUT_KEYS.help), getAriaKeyShortcut(SHORTCUT_KEYS.help)]).toEqual(['?', '?']);
  });
});

const screen = (key: string) => ({ key, path: `/${key}`, title: key, active: false, children: [] });

describe('the letters of screens', () => {
  const letters = (...keys: string[]): Record<string, string> =>
    Object.fromEntries(assignShortcutLetters(keys.map(screen)));

  it.each([
    ['begins so', ['article'], { '/article': 'a' }],
    ['begins another word so', ['article', 'article-type'], { '/article': 'a', '/article-type': 't' }],
    ['has it in a word', ['tag', 'tax', 'tab'], { '/tag': 't', '/tax': 'a', '/tab': 'b' }],
    ['has no letter that is free', ['a', 'aa'], { '/a': 'a', '/aa': 'b' }],
    ['has no Latin letter at all', ['文章'], { '/文章': 'a' }],
  ])('one that %s', (_, keys, wanted) => expect(letters(...keys)).toEqual(wanted));

  it('are never the same, however many there are; the last ones have none', () => {
    const all = assignShortcutLetters(Array.from({ length: 50 }, (_, index) => screen(`screen-${index}`)));
    expect(new Set(all.values()).size).toBe(all.size);
    expect(all.size).toBe(36);
  });

  it('lead to their screen, and to none where nobody has the letter', () => {
    const places = [screen('article'), screen('article-type')];
    expect([findScreenByLetter(places, 't'), findScreenByLetter(places, 'x')]).toEqual(['/article-type', undefined]);
  });

  it('stand once for an address that the menu has twice', () => {
    expect([
      ...assignShortcutLetters([screen('article'), { ...screen('other'), path: '/article' }, screen('order')]),
    ]).toEqual([
      ['/article', 'a'],
      ['/order', 'o'],
    ]);
  });

  it('are those of all levels of the menu, which say where they stand', () => {
    const group = { ...screen('marketing'), path: undefined as never, children: [screen('article')] };
    const { path: _, ...pathless } = group;
    expect(
      getMenuScreens([screen('dashboard'), pathless]).map(({ path, parentTitles }) => [path, parentTitles]),
    ).toEqual([
      ['/dashboard', []],
      ['/article', ['marketing']],
    ]);
  });
});

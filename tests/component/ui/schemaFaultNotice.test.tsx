import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FaultNotice } from '../../../tools/vite/client/faultNotice';
import type { SchemaFault } from '../../../tools/vite/client/faultMessages';

const RATES = '^/rates/?$';

const createFault = (file: string, message = 'unknown keyword "maxLenght"', screens: string[] = []): SchemaFault => ({
  file: `schema/${file}`,
  path: `/product/schema/${file}`,
  line: 14,
  column: 7,
  message,
  suggestion: 'Write "maxLength".',
  isKept: true,
  screens,
});

const openFile = vi.fn<(fault: SchemaFault) => void>();
let notice: FaultNotice;
/** Styles of other components, which later test files need. */
let others: Element[];
beforeEach(() => {
  others = [...document.head.children];
  window.history.pushState({}, '', '/articles');
  notice = new FaultNotice(openFile);
});
afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren(...others);
  document.documentElement.lang = 'en';
});

const getRoot = (): ShadowRoot => document.querySelector('wattdesk-schema-faults')!.shadowRoot!;
const getBox = (): HTMLElement => getRoot().querySelector<HTMLElement>('.box')!;
const getStatus = (): string => getRoot().querySelector('[role=status]')!.textContent;
const getItems = (): string[] => [...getRoot().querySelectorAll('li')].map(({ textContent }) => textContent);
const click = (name: string): void =>
  [...getRoot().querySelectorAll('button')]
    .find((button) => [button.textContent, button.ariaLabel].includes(name))!
    .click();

describe('the notice of errors in schema files', () => {
  it('is not there without errors', () => {
    notice.show([]);
    expect(getBox().hidden).toBe(true);
    expect(getStatus()).toBe('');
  });

  it('tells on other screens how many there are and in which files, and opens the list', () => {
    notice.show([createFault('rates.json', 'one', [RATES]), createFault('i18n/zh-Hans.json', 'two')]);
    expect(getStatus()).toBe('2 errors in rates.json, i18n/zh-Hans.json');
    expect(getItems()).toEqual([]);
    click('Show errors');
    expect(getItems()).toEqual([
      'schema/rates.json:14:7oneWrite "maxLength".',
      'schema/i18n/zh-Hans.json:14:7twoWrite "maxLength".',
    ]);
    click('schema/rates.json:14:7');
    expect(openFile.mock.calls[0]?.[0].path).toBe('/product/schema/rates.json');
    click('Hide errors');
    expect(getItems()).toEqual([]);
  });

  it('tells screen readers when the last error is corrected, in the language of the page', () => {
    const getAnnouncement = (): string => getRoot().querySelector('.announcement[role=status]')!.textContent;
    notice.show([createFault('rates.json', 'one'), createFault('rates.json', 'two')]);
    notice.show([createFault('rates.json', 'one')]);
    expect(getAnnouncement()).toBe('');
    notice.show([]);
    expect(getAnnouncement()).toBe('All errors in the schema files are corrected.');
    notice.show([createFault('rates.json', 'one')]);
    expect(getAnnouncement()).toBe('');
    document.documentElement.lang = 'zh-Hans';
    notice.show([]);
    expect(getAnnouncement()).toBe('架构文件中的错误已全部更正。');
  });

  it('lists the errors on the screens to which they belong, also after a navigation', () => {
    notice.show([createFault('rates.json', 'one', [RATES])]);
    expect(getItems()).toHaveLength(0);
    window.history.pushState({}, '', '/rates');
    notice.update();
    expect(getItems()).toHaveLength(1);
    window.history.pushState({}, '', '/rates/5');
    notice.update();
    expect(getItems()).toHaveLength(0);
  });

  it('lists first what belongs to the screen, and tells what stays in use', () => {
    const getNote = (): string | undefined => getRoot().querySelector('.kept')?.textContent;
    const own = createFault('rates.json', 'two', ['^/articles']);
    notice.show([createFault('a.json', 'one'), own]);
    expect(getItems()[0]).toContain('schema/rates.json');
    expect(getNote()).toBe('The last version without errors stays in use.');
    notice.show([{ ...own, isKept: false }]);
    expect(getNote()).toContain('had errors from the start');
  });

  it('keeps the focus on an entry while the address changes', () => {
    notice.show([createFault('rates.json', 'one', ['^/articles'])]);
    const entry = getRoot().querySelector<HTMLButtonElement>('li button')!;
    entry.focus();
    window.history.pushState({}, '', '/articles?page=2');
    notice.update();
    expect(getRoot().activeElement).toBe(entry);
  });

  describe('with the focus in it', () => {
    const own = createFault('rates.json', 'one', ['^/articles']);
    const focusEntry = (index: number): void => getRoot().querySelectorAll<HTMLElement>('li button')[index]!.focus();
    const getFocused = (): string | null | undefined => getRoot().activeElement?.textContent;
    let input: HTMLInputElement;
    beforeEach(() => {
      input = document.body.appendChild(document.createElement('input'));
      input.focus();
    });

    it('keeps it on the entry of the same error when others come, go or move', () => {
      const other = createFault('a.json', 'two', ['^/articles']);
      notice.show([other, own]);
      focusEntry(1);
      notice.show([{ ...own, line: 20 }]);
      expect(getFocused()).toBe('schema/rates.json:20:7');
      notice.show([other]);
      expect(getFocused()).toBe('schema/a.json:14:7');
      notice.show([]);
      expect(document.activeElement).toBe(input);
    });

    it('moves it to the button that opens the list when a navigation folds it', () => {
      notice.show([own]);
      focusEntry(0);
      window.history.pushState({}, '', '/rates');
      notice.update();
      expect(getFocused()).toBe('Show errors');
    });

    it.each([
      ['the last error is corrected', () => notice.show([])],
      ['users close it', () => click('Close')],
    ])('gives it back to where it was when %s', (_, hide) => {
      notice.show([own]);
      focusEntry(0);
      expect(document.activeElement).not.toBe(input);
      hide();
      expect(document.activeElement).toBe(input);
    });

    it('takes it from nowhere else', () => {
      notice.show([own]);
      notice.show([{ ...own, line: 20 }]);
      notice.show([]);
      expect(document.activeElement).toBe(input);
    });
  });

  it('stays closed until there is another error, and goes with the last one', () => {
    const first = createFault('rates.json', 'one');
    notice.show([first]);
    click('Close');
    notice.show([{ ...first, line: 20 }]);
    expect(getBox().hidden).toBe(true);
    notice.show([first, createFault('rates.json', 'two')]);
    expect(getBox().hidden).toBe(false);
    notice.show([]);
    expect(getBox().hidden).toBe(true);
  });

  it('speaks the language of the page; the messages of the lint are English', () => {
    document.documentElement.lang = 'zh-Hans';
    notice.show([createFault('rates.json', 'one', ['^/articles'])]);
    expect(getStatus()).toBe('rates.json 中有 1 处错误');
    expect(getRoot().querySelector('.message')?.getAttribute('lang')).toBe('en');
  });
});

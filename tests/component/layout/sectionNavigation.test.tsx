/** Keyboard navigation between the parts of a page. */
import { afterEach, expect, it } from 'vitest';
import { focusNextSection } from '../../../src/layout/shortcuts/sectionNavigation';

const PAGE = `
  <div class="wd-sidebar"><a href="#m1">m1</a><a href="#m2">m2</a></div>
  <main tabindex="-1">
    <button>first</button>
    <section><button disabled>dead</button><a href="#s1">s1</a><a href="#s1b">s1b</a></section>
    <section id="plain">text</section>
  </main>`;
const TOASTS = `<div class="wd-toasts"><div><a href="#t1">t1</a></div><div><a href="#t2">t2</a><button>x</button></div></div>`;

afterEach(() => {
  document.body.innerHTML = '';
});

const go = (step: 1 | -1): string => {
  focusNextSection(step);
  const { textContent, tagName, id } = document.activeElement as HTMLElement;
  return tagName === 'MAIN' ? 'main' : id || (textContent ?? '');
};

it.each<[string, string, (1 | -1)[], string[]]>([
  ['forwards, from the beginning on', PAGE, [1, 1, 1], ['s1', 'plain', 'main']],
  ['backwards, from the last one', PAGE, [-1, -1, -1], ['plain', 's1', 'main']],
  ['with the last message after the page', PAGE + TOASTS, [-1, -1, 1, 1], ['t2', 'plain', 't2', 'main']],
  ['where there is only the page', '<main tabindex="-1"></main>', [1, -1], ['main', 'main']],
])('leads %s', (_, html, steps, stops) => {
  document.body.innerHTML = html;
  expect(steps.map(go)).toEqual(stops);
});

it.each<[string, string, 1 | -1, string]>([
  ['a part from any of its controls', '[href="#s1b"]', 1, 'plain'],
  ['the menu for the beginning of the page', '[href="#m2"]', 1, 'main'],
  ['the menu backwards for the last part', '[href="#m2"]', -1, 'plain'],
])('leaves %s', (_, from, step, to) => {
  document.body.innerHTML = PAGE;
  document.querySelector<HTMLElement>(from)!.focus();
  expect(go(step)).toBe(to);
});

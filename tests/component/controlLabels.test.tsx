import { describe, expect, it } from 'vitest';

describe('labels of controls in these tests', () => {
  it('are those that jsdom finds for each control', () => {
    document.body.innerHTML = `
      <label for="a">One</label><label for="a">Two</label><label for="missing">Three</label><label for="">Four</label>
      <label>Around <input id="a" /><button>Second</button></label>
      <label for="b">Around another <select id="c"></select></label><textarea id="b"></textarea>
      <label><input type="hidden" id="d" /><meter></meter></label>
      <div><input id="a" /></div><label for="f"></label><div id="f"><input /></div><input />`;
    const controls = [...document.querySelectorAll<HTMLInputElement>('input, button, select, textarea, meter')];
    const labels = [...document.querySelectorAll('label')];
    const found = controls.map((control) => control.labels && [...control.labels]);
    expect(found).toEqual(
      controls.map((control) =>
        control.type === 'hidden' ? null : labels.filter((label) => label.control === control),
      ),
    );
    expect(found.map((one) => one?.length)).toEqual([3, 0, 0, 1, undefined, 1, 0, 0, 0]);
  });

  it('are found in a tree that is not part of the document', () => {
    const tree = document.createElement('div');
    tree.innerHTML = '<label for="a">One</label><input id="a" />';
    expect([...tree.querySelector('input')!.labels!].map(({ textContent }) => textContent)).toEqual(['One']);
    document.body.innerHTML = '';
  });
});

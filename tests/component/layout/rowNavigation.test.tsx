import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { focusNextRow } from '../../../src/layout/shortcuts/rowNavigation';

const Row = ({ id, isClosed = false }: { id: number; isClosed?: boolean }) => (
  <tr data-row={id}>
    <td>{isClosed ? `Card ${id}` : <a href={`/cards/${id}`}>Card {id}</a>}</td>
    <td>
      <a href={`mailto:${id}@mail.test`}>{id}@mail.test</a>
    </td>
    <td>{isClosed ? <a href={`/cards/view/${id}`}>View {id}</a> : <button>Actions {id}</button>}</td>
  </tr>
);

it('arrow keys lead to the links of records, not to an e-mail in a row whose name is no link', () => {
  render(
    <main>
      <table>
        <tbody>
          <Row id={1} isClosed />
          <Row id={2} />
          <Row id={3} isClosed />
        </tbody>
      </table>
    </main>,
  );
  const next = (step: 1 | -1 = 1) => {
    focusNextRow(step);
    return document.activeElement?.textContent;
  };
  expect([next(), next(), next(), next(-1)]).toEqual(['View 1', 'Card 2', 'View 3', 'Card 2']);
  document.querySelector('button')?.focus();
  expect(next()).toBe('View 3');
});

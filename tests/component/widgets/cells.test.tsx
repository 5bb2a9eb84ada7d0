import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ColumnFormat, FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import { FieldValue } from '../../../src/widgets/cells/FieldValue';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

const lists = { types: { call: 'GET type-select' } };

function show(definition: FieldDefinition, value: unknown, format?: ColumnFormat, record = {}) {
  const entity = createTestModule({ properties: { name: definition } }, {}, lists);
  entity.entity.options['types'] = { ...entity.entity.options['types']!, names: { Open: 'Offen' } };
  const send = vi.fn().mockResolvedValue({
    data: [
      { value: 1, name: 'News' },
      { value: 2, name: 'Offers' },
    ],
    msg: '',
  });
  const field = entity.entity.shape.fields['name']!;
  const { unmount } = renderInApp(
    <div data-testid="cell">
      <FieldValue field={field} record={{ name: value, ...record }} {...(format ? { format } : {})} />
    </div>,
    { entity, dataProvider: { send } },
  );
  return { send, unmount, text: () => screen.getByTestId('cell').textContent };
}

const string: FieldDefinition = { type: 'string', title: 'Name' };

describe('a cell', () => {
  it.each<[ColumnFormat, unknown, string]>([
    ['text', 'Bugis', 'Bugis'],
    ['number', 1234567.5, '1,234,567.5'],
    ['number', '12345678901234567890.10', '12,345,678,901,234,567,890.10'],
    ['number', 'none', 'none'],
    ['money', '12.5', 'S$12.50'],
    ['money', '1234.567', 'S$1,234.567'],
    ['money', '-3', '-S$3.00'],
    ['date', '2027-03-09 08:05', '09 Mar 2027'],
    ['datetime', '2027-03-09 08:05', '09 Mar 2027 08:05'],
    ['datetime', '2027-03-09T23:59:59.000Z', '09 Mar 2027 23:59'],
    ['datetime', 'yesterday', 'yesterday'],
    ['boolean', true, 'Yes'],
    ['boolean', false, 'No'],
    ['status', 'Active', 'Active'],
    ['count', 3, '3'],
    ['count', ['a', 'b'], '2'],
    ['count', '3 sites', '3 sites'],
    ['list', ['AC', 'DC'], 'AC, DC'],
  ])('shows %s %j as %s', (format, value, text) => {
    expect(show(string, value, format).text()).toBe(text);
  });

  it.each<ColumnFormat>([
    'text',
    'number',
    'money',
    'date',
    'datetime',
    'boolean',
    'status',
    'count',
    'list',
    'link',
    'image',
  ])('is empty for a missing value (%s)', (format) => {
    for (const missing of [undefined, null, '', Number.NaN]) {
      const { text, unmount } = show(string, missing, format);
      expect(text()).toBe('');
      unmount();
    }
  });

  it('shows a link only for an address that is safe to open', () => {
    show(string, 'https://example.sg', 'link');
    const link = screen.getByRole('link', { name: 'https://example.sg' });
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ipfs://Qm',
    'urn:isbn:0451450523',
    '/images/a.png',
    'example.sg',
  ])('shows %s as text', (address) => {
    expect(show(string, address, 'link').text()).toBe(address);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('breaks a mail address behind its @, and reads it whole', () => {
    const { text } = show(string, 'mei.goh@punggol.test', 'email');
    expect(text()).toBe('mei.goh@punggol.test');
    expect(screen.getByRole('link').getAttribute('href')).toBe('mailto:mei.goh@punggol.test');
    expect(screen.getByRole('link').innerHTML).toBe('mei.goh@<wbr>punggol.test');
  });

  it('breaks a long address of the web behind its strokes, and names it whole in its tooltip', () => {
    show(string, 'https://ocpi.wattdesk.test/ocpi/versions', 'text');
    const cell = screen.getByTitle('https://ocpi.wattdesk.test/ocpi/versions');
    expect(cell.innerHTML).toBe('https://<wbr>ocpi.wattdesk.test/<wbr>ocpi/<wbr>versions');
  });

  it('keeps the code beside a label in one piece where a line has room for it', () => {
    show(string, '单次 (TX_PROFILE)', 'text');
    const cell = screen.getByTitle('单次 (TX_PROFILE)');
    expect([cell.firstChild?.textContent, cell.lastElementChild?.outerHTML]).toEqual([
      '单次 ',
      '<span class="wd-cell-code">(TX_<wbr>PROFILE)</span>',
    ]);
  });

  it('breaks a period behind its dash alone, and a short word nowhere', () => {
    const day = { type: 'string', format: 'date' } as const;
    const period: FieldDefinition = { type: 'object', title: 'Period', properties: { start: day, end: day } };
    const whole = (): string[] => [...document.querySelectorAll('.wd-unbroken')].map(({ textContent }) => textContent);
    const both = show(period, { start: '2027-03-09', end: '2027-03-10' }, 'period');
    expect(both.text()).toBe('09 Mar 2027 – 10 Mar 2027');
    expect(whole()).toEqual(['09 Mar 2027 –', '10 Mar 2027']);
    both.unmount();
    const one = show(period, { start: '2027-03-09' }, 'period');
    expect(one.text()).toBe('From 09 Mar 2027');
    one.unmount();
    show(string, 'Corporate', 'text');
    expect(whole()).toEqual(['Corporate']);
  });

  it('shows the names of codes', async () => {
    show({ type: 'array', title: 'Types', items: { type: 'integer' }, 'x-ui': { options: 'types' } }, [1, 2], 'list');
    await screen.findByText('News, Offers');
  });

  it.each([
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
    ['toString', 'toString'],
    ['Open', 'Offen'],
  ])('shows the status %s, which no list has, as %s', (status, text) => {
    const cell = show({ type: 'string', 'x-ui': { options: 'types' } }, status, 'status');
    expect(cell.text()).toBe(text);
  });

  it('shows a status of its schema, however the server spells it', () => {
    const oneOf = [{ const: 'In Progress', title: 'Under way' }];
    expect(show({ type: 'string', oneOf }, 'IN_PROGRESS', 'status').text()).toBe('Under way');
  });

  it('asks for no list where the record brings the label', () => {
    const { send, text } = show({ type: 'integer', 'x-ui': { options: 'types', labelField: 'typeName' } }, 1, 'text', {
      typeName: 'News',
    });
    expect(text()).toBe('News');
    expect(send).not.toHaveBeenCalled();
  });

  it('shows a picture with its name', () => {
    show(string, '/steve/files/a.png', 'image');
    expect(screen.getByRole<HTMLImageElement>('img', { name: 'Name' }).src).toContain('/steve/files/a.png');
  });
});

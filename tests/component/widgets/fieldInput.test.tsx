import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/definition';
import { CustomWidgetsProvider } from '../../../src/widgets/context/customWidgets';
import { FieldStatesProvider, type FieldState } from '../../../src/widgets/context/fieldStates';
import { ViewOnlyProvider } from '../../../src/widgets/context/viewOnly';
import { FieldInput } from '../../../src/widgets/FieldInput';
import { TextControl } from '../../../src/widgets/inputs/TextControl';
import type { InputProps, Widget } from '../../../src/widgets/types';
import { moduleOf } from '../../support/entityModule';
import { renderInApp } from '../../support/harness';

const properties: Record<string, FieldDefinition> = {
  title: { type: 'string', title: 'Title', 'x-ui': { help: 'In one line' } },
  price: { type: 'string', title: 'Price', 'x-ui': { currency: {} } },
  broken: { type: 'string', title: 'Broken', 'x-ui': { widget: 'custom:broken' } },
  status: { type: 'string', title: 'Status', readOnly: true, 'x-ui': { column: { format: 'status' } } },
  audit: {
    type: 'object',
    title: 'Audit',
    readOnly: true,
    properties: {
      createBy: { type: 'string', title: 'Created By' },
      createTime: { type: 'string', format: 'yyyy-MM-dd HH:mm', title: 'Created Time' },
    },
    'x-ui': { widget: 'audit' },
  },
};
const entity = moduleOf({ properties });
const field = (name: string) => entity.entity.shape.fields[name]!;
const input = (name: string) => <FieldInput source={name} field={field(name)} />;

const stateful = (state: Partial<FieldState>) => {
  const fixed: FieldState = { visible: true, required: false, disabled: false, ...state };
  return { get: () => fixed, subscribe: () => () => undefined };
};

describe('a field of a form', () => {
  it('is absent where the rules hide it', () => {
    renderInApp(<FieldStatesProvider value={stateful({ visible: false })}>{input('title')}</FieldStatesProvider>, {
      entity,
      record: {},
    });
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is marked, named and closed as the rules say, and keeps its value', async () => {
    const state = stateful({ required: true, disabled: true, title: 'Headline' });
    const { user, submitted } = renderInApp(<FieldStatesProvider value={state}>{input('title')}</FieldStatesProvider>, {
      entity,
      record: { title: 'Night' },
    });
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Headline' });
    expect(box.disabled).toBe(true);
    expect(box.getAttribute('aria-required')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(submitted.mock.lastCall?.[0]).toMatchObject({ title: 'Night' });
  });

  it('shows its placeholder, its unit and the label of a branch in the language of the page', async () => {
    const worded = moduleOf({
      properties: {
        power: { type: 'integer', title: 'Power', 'x-ui': { unit: 'hours', placeholder: 'As agreed' } },
      },
    });
    const texts = {
      placeholders: { power: '按约定' },
      units: { power: '小时' },
      branches: { Runtime: '时长' },
    };
    renderInApp(
      <FieldStatesProvider value={stateful({ title: 'Runtime' })}>
        <FieldInput source="power" field={worded.entity.shape.fields['power']!} />
      </FieldStatesProvider>,
      { entity: worded, record: {}, messages: { entities: { [worded.entity.name]: texts } } },
    );
    const box = await screen.findByRole<HTMLInputElement>('textbox', { name: '时长' });
    expect(box.placeholder).toBe('按约定');
    expect(screen.getByText('小时')).toBeTruthy();
  });

  it('speaks the language of the page', () => {
    renderInApp(input('title'), {
      entity,
      record: {},
      messages: { entities: { thing: { fields: { title: '标题' }, help: { title: '一行' } } } },
    });
    expect(screen.getByRole('textbox', { name: '标题' })).toBeTruthy();
    expect(screen.getByText('一行')).toBeTruthy();
  });

  it('shows label and value where it may only be read', () => {
    renderInApp(<ViewOnlyProvider value={true}>{input('price')}</ViewOnlyProvider>, {
      entity,
      record: { price: '12.5' },
    });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('group', { name: 'Price' }).textContent).toContain('S$12.50');
  });

  it('shows a text whole, and every row of a list, where they may only be read', () => {
    const listed = moduleOf({
      properties: {
        country: { type: 'string', title: 'Country' },
        content: { type: 'string', title: 'Content', 'x-ui': { widget: 'multiline' } },
        links: {
          type: 'array',
          title: 'Links',
          items: {
            type: 'object',
            properties: {
              linkId: { type: 'integer', title: 'Link Id' },
              name: { type: 'string', title: 'Link Name' },
              address: { type: 'string', format: 'uri', title: 'Hyperlink' },
            },
          },
          'x-ui': { rows: { id: 'linkId', blankRow: true } },
        },
      },
    });
    const { fields } = listed.entity.shape;
    renderInApp(
      <ViewOnlyProvider value={true}>
        <FieldInput source="content" field={fields['content']!} />
        <FieldInput source="links" field={fields['links']!} />
      </ViewOnlyProvider>,
      {
        entity: listed,
        record: {
          content: 'One.\n\nTwo.',
          links: [{ linkId: 41, name: 'Help', address: 'https://help.sg' }, { linkId: 42, name: 'More' }, {}],
        },
      },
    );
    expect(getComputedStyle(screen.getByTitle(/^One/)).whiteSpace).toBe('pre-wrap');
    const rows = within(screen.getByRole('table', { name: 'Links' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['Link NameHyperlink', 'Helphttps://help.sg', 'More']);
    expect(screen.getByRole('link', { name: 'https://help.sg' })).toBeTruthy();
  });

  it('shows the audit as a block of labels and values', () => {
    renderInApp(input('audit'), { entity, record: { audit: { createBy: 'mei', createTime: '2027-03-09 08:05' } } });
    const block = screen.getByRole('group', { name: 'Audit' });
    expect(block.textContent).toContain('Created Bymei');
    expect(block.textContent).toContain('09 Mar 2027 08:05');
  });
});

describe('a widget that fails', () => {
  it('takes only its own field with it and names it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = renderInApp(
      <>
        {input('broken')}
        {input('title')}
      </>,
      { entity, record: {} },
    );
    expect(screen.getByText('The field broken of thing cannot be shown.')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'works');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('works');
  });
});

describe('typing', () => {
  it('draws its own input and no other', async () => {
    const drawn = vi.fn<(source: string) => void>();
    const Counted = (props: InputProps) => {
      drawn(props.source);
      return <TextControl {...props} />;
    };
    const counted: Widget = { name: 'counted', rank: () => 0, Input: Counted, Cell: () => null };
    const many = moduleOf({
      properties: {
        rows: {
          type: 'array',
          title: 'Rows',
          items: {
            type: 'object',
            properties: Object.fromEntries(
              ['a', 'b'].map((name) => [name, { type: 'string', title: name, 'x-ui': { widget: 'custom:counted' } }]),
            ),
          },
          'x-ui': { rows: { blankRow: true } },
        },
      },
    });
    const { user } = renderInApp(
      <CustomWidgetsProvider value={{ counted }}>
        <FieldInput source="rows" field={many.entity.shape.fields['rows']!} />
      </CustomWidgetsProvider>,
      { entity: many, record: { rows: Array.from({ length: 6 }, (_, row) => ({ a: `a${row}`, b: `b${row}` })) } },
    );
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'a' })).toHaveLength(7), { timeout: 5000 });
    drawn.mockClear();
    await user.type(screen.getAllByRole('textbox', { name: 'a' })[3]!, 'xyz');
    expect(new Set(drawn.mock.calls.map(([source]) => source)).size).toBeLessThanOrEqual(1);
  });
});

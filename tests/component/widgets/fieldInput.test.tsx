import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { FieldDefinition } from '../../../src/model/schemaLanguage/definition';
import type { Field } from '../../../src/model/entity/entity';
import { FieldStatesProvider, type FieldState } from '../../../src/widgets/context/ruleFieldStates';
import { FormField } from '../../../src/widgets/FormField';
import { TextControl } from '../../../src/widgets/inputs/TextControl';
import type { getWidget as WidgetOf } from '../../../src/widgets/widgetRegistry';
import type { InputProps, FieldWidget } from '../../../src/widgets/types';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

const drawn = vi.hoisted(() => vi.fn<(source: string) => void>());
vi.mock('../../../src/widgets/widgetRegistry', async (original) => {
  const { getWidget } = await original<{ getWidget: typeof WidgetOf }>();
  const counted: FieldWidget = { Input: Counted };
  return { getWidget: (field: Field) => (field.kind === 'custom:counted' ? counted : getWidget(field)) };
});

function Counted(props: InputProps) {
  drawn(props.source);
  return <TextControl {...props} />;
}

const properties: Record<string, FieldDefinition> = {
  title: { type: 'string', title: 'Title', 'x-ui': { help: 'In one line' } },
  price: { type: 'string', title: 'Price', readOnly: true, 'x-ui': { currency: {} } },
  broken: { type: 'string', title: 'Broken', 'x-ui': { widget: 'custom:broken' } },
  status: { type: 'string', title: 'Status', readOnly: true, 'x-ui': { columnDefaults: { display: 'status' } } },
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
const entity = createTestModule({ properties });
const field = (name: string) => entity.entity.shape.fields[name]!;
const input = (name: string) => <FormField source={name} field={field(name)} />;

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

  it('is called by a branch of the rules as that branch says', async () => {
    renderInApp(<FieldStatesProvider value={stateful({ title: 'Runtime' })}>{input('title')}</FieldStatesProvider>, {
      entity,
      record: {},
    });
    await screen.findByRole('textbox', { name: 'Runtime' });
  });

  it('shows label and value where it may only be read', () => {
    renderInApp(input('price'), { entity, record: { price: '12.5' } });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('group', { name: 'Price' }).textContent).toContain('S$12.50');
  });

  it('shows a dash for a missing value that may only be read, which screen readers skip', () => {
    renderInApp(<FormField source="price" field={entity.entity.shape.fields['price']!} />, {
      entity,
      record: { price: null },
    });
    expect(screen.getByRole('group', { name: 'Price' }).querySelector('[aria-hidden]')?.textContent).toBe('–');
  });

  it('shows a text whole, and every row of a list, where they may only be read', () => {
    const listed = createTestModule({
      properties: {
        country: { type: 'string', title: 'Country' },
        content: { type: 'string', title: 'Content', readOnly: true, 'x-ui': { widget: 'multiline' } },
        links: {
          type: 'array',
          title: 'Links',
          readOnly: true,
          items: {
            type: 'object',
            properties: {
              linkId: { type: 'integer', title: 'Link Id' },
              name: { type: 'string', title: 'Link Name' },
              address: { type: 'string', format: 'uri', title: 'Hyperlink' },
            },
          },
          'x-ui': { rows: { idField: 'linkId', trailingBlankRow: true } },
        },
      },
    });
    const { fields } = listed.entity.shape;
    renderInApp(
      <>
        <FormField source="content" field={fields['content']!} />
        <FormField source="links" field={fields['links']!} />
      </>,
      {
        entity: listed,
        record: {
          content: 'One.\n\nTwo.',
          links: [{ linkId: 41, name: 'Help', address: 'https://help.sg' }, { linkId: 42, name: 'More' }, {}],
        },
      },
    );
    const text = screen.getByTitle(/^One/);
    expect(text.textContent).toBe('One.\n\nTwo.');
    expect(text.closest('.wd-whole')).not.toBeNull();
    const rows = within(screen.getByRole('table', { name: 'Links' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['Link NameHyperlink', 'Helphttps://help.sg', 'More']);
    screen.getByRole('link', { name: 'https://help.sg' });
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
    screen.getByText('The field broken of thing cannot be shown.');
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'works');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('works');
  });
});

describe('typing', () => {
  it('draws its own input and no other', async () => {
    const many = createTestModule({
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
          'x-ui': { rows: { trailingBlankRow: true } },
        },
      },
    });
    const { user } = renderInApp(<FormField source="rows" field={many.entity.shape.fields['rows']!} />, {
      entity: many,
      record: { rows: Array.from({ length: 6 }, (_, row) => ({ a: `a${row}`, b: `b${row}` })) },
    });
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'a' })).toHaveLength(7));
    drawn.mockClear();
    await user.type(screen.getAllByRole('textbox', { name: 'a' })[3]!, 'xyz');
    expect(new Set(drawn.mock.calls.map(([source]) => source)).size).toBeLessThanOrEqual(1);
  });
});

import { act, screen, waitFor } from '@testing-library/react';
import { LinkBase } from 'ra-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SectionProps } from '../../../src/generator/extensions/extensionProps';
import { FormScreen } from '../../../src/generator/screens/FormScreen';
import { toFormErrors } from '../../../src/generator/formRules/formResolver';
import { getValidationErrorPaths } from '../../../src/generator/formRules/formErrorPaths';
import type { FieldError } from '../../../src/model/formRules/validationMessages';
import { fillMessageTemplate } from '../../../src/widgets/useFieldErrorText';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';
import { openScreen, voucher } from './form';

const drawn = vi.hoisted(() => vi.fn());
vi.mock('../../../src/generator/extensions/extensions', async (original) => {
  const { lazyComponent } = await import('../../../src/ui/lazyComponent');
  return { ...(await original<object>()), customSections: { map: lazyComponent(async () => Map) } };
});

function Map({ section }: SectionProps) {
  drawn();
  return <p>map of {section.fields.join()}</p>;
}

beforeEach(() => drawn.mockClear());

const textbox = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });

const error = (path: string, text: string): FieldError => ({
  rule: 'x',
  path,
  text,
  reads: 'text',
  isMissing: false,
  args: { title: '' },
});

const leaf = (message: string) => ({ type: 'x', message, root: { type: 'x', message } });
const nested = (errors: FieldError[]) =>
  toFormErrors(Object.fromEntries(errors.map((each) => [each.path, each])), ({ text = '' }) => text);

/** Finds the message at the rows. */
const atList = () => screen.queryAllByText('Add a link');

describe('errors as the form wants them', () => {
  it('nests fields of objects', () => {
    expect(nested([error('address.street', 'S')])).toEqual({ address: { street: leaf('S') } });
  });

  it('nests rows as lists, with holes for those that are good', () => {
    const { rows } = nested([error('rows.2.name', 'N')]) as unknown as { rows: unknown[] };
    expect(Array.isArray(rows)).toBe(true);
    expect(rows).toHaveLength(3);
    expect(rows[2]).toEqual({ name: leaf('N') });
  });

  it('keeps the error of a list beside those of its rows', () => {
    const { rows } = nested([error('rows', 'L'), error('rows.0.name', 'N')]) as unknown as {
      rows: unknown[] & { message: string; root: { message: string } };
    };
    expect([rows.message, rows.root.message, rows[0]]).toEqual(['L', 'L', { name: leaf('N') }]);
  });

  it('finds those of ours again and leaves the server’s', () => {
    const tree = nested([error('a', 'A'), error('rows', 'L'), error('rows.1.name', 'N')]);
    expect(getValidationErrorPaths({ ...tree, b: { type: 'server', message: 'B' } })).toEqual([
      'rows',
      'rows.1.name',
      'a',
    ]);
  });
});

describe('placeholders', () => {
  it.each([
    ['Max {limit} characters', { limit: 5 }, 'Max 5 characters'],
    ['From {min} to {max} for {title}', { min: 0, max: 9, title: 'T' }, 'From 0 to 9 for T'],
    ['{other} and {limit} stay', {}, '{other} and {limit} stay'],
  ])('%s', (text, args, filled) => {
    expect(fillMessageTemplate(text, args)).toBe(filled);
  });
});

describe('the sections of a form', () => {
  it('are all that may be changed when the schema names none', async () => {
    const a = { type: 'string', title: 'Free' } as const;
    const made = { type: 'string', title: 'Made', readOnly: true } as const;
    openScreen('/vouchers/create', {
      entity: createTestModule({ properties: { a, made } }, { form: { openAs: 'screen' } }),
    });
    await textbox('Free');
    expect(screen.queryByText('Made')).toBeNull();
  });

  it('without any visible field are gone, title and all', async () => {
    const { user } = openScreen('/vouchers/create', {
      entity: createTestModule(
        {
          properties: { free: { type: 'string', title: 'Free' }, code: { type: 'string', title: 'Code' } },
          if: { required: ['free'] },
          then: { properties: { code: false } },
        },
        {
          form: {
            openAs: 'screen',
            sections: [{ fields: ['free'] }, { title: 'Configuration', fields: ['code'] }],
          },
        },
      ),
    });
    screen.getByText('Configuration');
    await user.type(await textbox('Free'), 'x');
    await waitFor(() => expect(screen.queryByText('Configuration')).toBeNull());
    await user.type(await textbox('Free'), '{Backspace}');
    await screen.findByText('Configuration');
  });

  it('may be hand-written; a key stroke elsewhere does not draw them again', async () => {
    const entity = createTestModule(
      { properties: { a: { type: 'string', title: 'Name' }, b: { type: 'string' } } },
      { form: { openAs: 'screen', sections: [{ fields: ['a'] }, { fields: ['b'], custom: 'map' }] } },
    );
    const { user } = renderInApp(<FormScreen entity={entity} view="create" routeIndex={0} />, { entity });
    await screen.findByText('map of b');
    const input = await textbox('Name');
    await user.click(input);
    const before = drawn.mock.calls.length;
    await user.type(input, 'abcdef');
    expect(drawn).toHaveBeenCalledTimes(before);
  });

  it('that nobody has written say so at their place, and take nothing with them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const entity = createTestModule(
      { properties: { a: { type: 'string', title: 'Name' } } },
      { form: { openAs: 'screen', sections: [{ fields: ['a'] }, { title: 'Globe', custom: 'globe' }] } },
    );
    renderInApp(<FormScreen entity={entity} view="create" routeIndex={0} />, { entity });
    await screen.findByText('Globe cannot be shown');
    await textbox('Name');
  });
});

describe('a link while something is unsaved', () => {
  it('asks first; a no stays, a yes goes', async () => {
    const entity = voucher();
    const { user } = renderInApp(
      <>
        <LinkBase to="/vouchers">Away</LinkBase>
        <FormScreen entity={entity} view="create" routeIndex={0} />
      </>,
      { entity, path: '/vouchers/create' },
    );
    await user.type(await textbox('Name'), 'Day');
    await user.click(screen.getByText('Away'));
    const stay = await screen.findByRole('button', { name: 'Stay' });
    await waitFor(() => expect(document.activeElement).toBe(stay));
    await user.click(stay);
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    expect(await textbox('Name')).toHaveProperty('value', 'Day');
    await user.click(screen.getByText('Away'));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await act(async () => undefined);
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
  });
});

describe('the message of a list', () => {
  it('goes when a row is filled', async () => {
    const { user } = openScreen('/vouchers/create');
    await textbox('Label');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(atList()).toHaveLength(1));
    await user.type(await textbox('Label'), 'One');
    await waitFor(() => expect(atList()).toEqual([]));
  });
});

describe('the form as the browser sees it', () => {
  it('has the focused control and no other, for the browser looks through all of it with each key', async () => {
    const { user } = openScreen('/vouchers/create');
    const [name, method] = [await textbox('Name'), await textbox('Method')] as HTMLInputElement[];
    const inForm = () => [name!, method!].map(({ form }) => form !== null);
    await user.click(method!);
    expect(inForm()).toEqual([false, true]);
    await user.tab({ shift: true });
    expect(inForm()).toEqual([true, false]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).form).not.toBeNull();
  });
});

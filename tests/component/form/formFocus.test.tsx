/** Focus in a form and the behavior of its buttons: the components alone, without form logic. */
import type { ComponentProps } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { FormActions } from '../../../src/generator/form/FormActions';
import { focusFirstError, focusFirstInput, focusNextError } from '../../../src/generator/formRules/formFocus';
import type { SavePhase, FormSubmitController } from '../../../src/generator/form/useSubmit';
import type { AvailableAction } from '../../../src/generator/actions/types';
import { enMessages } from '../../../src/i18n/en';
import { renderInApp } from '../../support/renderInApp';

const field = (name: string, inside: string) => `<div data-field="${name}" tabindex="-1">${inside}</div>`;

function formOf(inside: string): HTMLElement {
  render(
    <form aria-label="form" dangerouslySetInnerHTML={{ __html: `${inside}<button type="submit">Save</button>` }} />,
  );
  return screen.getByRole('form');
}

const focused = () => {
  const element = document.activeElement;
  return element === document.body ? 'nowhere' : element?.id || element?.textContent;
};

describe('the first input of a form', () => {
  it.each([
    ['is a text', field('a', '<input id="a">'), 'a'],
    ['is a longer text', field('a', '<textarea id="a"></textarea>'), 'a'],
    ['is a choice', field('a', '<div role="combobox" tabindex="0" id="a"></div>'), 'a'],
    ['is none outside of a field', `<input id="x">${field('a', '<input id="a">')}`, 'a'],
    ['is none that is hidden', field('a', '<input type="hidden" id="h"><input id="a">'), 'a'],
    ['is none that is disabled', field('a', '<input disabled id="d">') + field('b', '<input id="b">'), 'b'],
    [
      'is no choice that is disabled',
      field('a', '<i role="combobox" tabindex="0" aria-disabled="true" id="d"></i>') + field('b', '<input id="b">'),
      'b',
    ],
    ['is none that can only be read', field('a', '<input readonly id="r"><input id="a">'), 'a'],
    ['is none that the keyboard passes by', field('a', '<input tabindex="-1" id="t"><input id="a">'), 'a'],
    ['is none that nobody hears of', field('a', '<p aria-hidden="true"><input id="t"></p><input id="a">'), 'a'],
    ['is nowhere in a form of buttons', field('a', '<button id="a"></button>'), 'nowhere'],
  ])('%s', (_, inside, expected) => {
    const form = formOf(inside);
    focusFirstInput(form);
    expect(focused()).toBe(expected);
  });

  it('is waited for while its code is on the way', async () => {
    const form = formOf(field('a', '<span data-pending></span>') + field('b', '<input id="b">'));
    focusFirstInput(form);
    expect(focused()).toBe('nowhere');
    form.querySelector('[data-field=a]')!.innerHTML = '<input id="a">';
    await waitFor(() => expect(focused()).toBe('a'));
    // The focus is set only once: later DOM changes do not move it after the user has left the field.
    (document.activeElement as HTMLElement).blur();
    form.append(document.createElement('i'));
    await new Promise((resolve) => queueMicrotask(() => resolve(0)));
    expect(focused()).toBe('nowhere');
  });

  it('is not waited for any more when that is given up', async () => {
    const form = formOf(field('a', '<span data-pending></span>'));
    focusFirstInput(form)();
    form.querySelector('[data-field=a]')!.innerHTML = '<input id="a">';
    await new Promise((resolve) => queueMicrotask(() => resolve(0)));
    expect(focused()).toBe('nowhere');
  });

  it('is left alone when somebody is in the form already, unless what has the focus goes away', () => {
    const form = formOf(field('a', '<input id="a">') + field('b', '<input id="b">'));
    document.getElementById('b')!.focus();
    focusFirstInput(form);
    expect(focused()).toBe('b');
    focusFirstInput(form, true);
    expect(focused()).toBe('a');
  });
});

describe('the first fault of a form', () => {
  it.each([
    ['is the input that is marked', field('a', '<input id="x"><input id="a" aria-invalid="true">'), ['a'], 'a'],
    ['is in the first field that is wrong', field('a', '<input id="a">') + field('b', '<input id="b">'), ['b'], 'b'],
    [
      'is none that cannot be reached',
      field('a', '<input tabindex="-1" aria-invalid="true"><input id="a">'),
      ['a'],
      'a',
    ],
    ['is the first control of a list that is wrong as a whole', field('a', '<button id="a">+</button>'), ['a'], 'a'],
    ['is no control that is disabled', field('a', '<button disabled>-</button><button id="a">+</button>'), ['a'], 'a'],
    ['is the place itself where nothing is to be worked', field('a', 'words'), ['a'], 'words'],
  ])('%s', (_, inside, names, expected) => {
    const form = formOf(inside);
    focusFirstError(form, new Set(names));
    expect(focused()).toBe(expected);
  });

  it('is brought into sight', () => {
    const form = formOf(field('a', '<input id="a">'));
    const shown = vi.fn();
    form.querySelector<HTMLElement>('[data-field]')!.scrollIntoView = shown;
    focusFirstError(form, new Set(['a']));
    expect(shown).toHaveBeenCalledExactlyOnceWith({ block: 'center', behavior: 'smooth' });
  });

  it('is none of a field: the save button has the focus back, unless somebody has gone on', () => {
    const form = formOf(field('a', '<input id="a">'));
    focusFirstError(form, new Set());
    expect(focused()).toBe('Save');
    document.getElementById('a')!.focus();
    focusFirstError(form, new Set(['b']));
    expect(focused()).toBe('a');
  });
});

describe('the next fault', () => {
  const faulty = (id: string) => `<input aria-invalid="true" id="${id}">`;
  const FORM = [
    field('a', faulty('a')),
    field('fine', '<input id="fine">'),
    field('rows', `<button id="r0"></button>${faulty('r1')}${faulty('r2')}`),
    field('list', '<button id="add"></button>'),
  ].join('');
  const ALL = ['a', 'rows', 'list'];

  it.each<[string, string[], (1 | -1)[], string[]]>([
    ['goes through all of them, and around', ALL, [1, 1, 1, 1], ['r1', 'r2', 'add', 'a']],
    ['goes back', ALL, [-1, -1], ['add', 'r2']],
    ['is not what was mended', ['rows'], [1, 1, 1], ['r1', 'r2', 'r1']],
    ['before is the last, where none was gone to', ['rows', 'list'], [-1], ['add']],
  ])('%s', (_, names, steps, expected) => {
    const form = formOf(FORM);
    if (names === ALL) focusFirstError(form, new Set(ALL));
    const gone = steps.map((step) => {
      focusNextError(form, new Set(names), step);
      return focused();
    });
    expect(gone).toEqual(expected);
  });
});

const OPEN: Pick<FormSubmitController, 'phase' | 'errorKeys' | 'failure'> = {
  phase: 'open',
  errorKeys: undefined,
  failure: undefined,
};

function Buttons(props: ComponentProps<typeof FormActions>) {
  return (
    <FormProvider {...useForm()}>
      <FormActions {...props} />
    </FormProvider>
  );
}

describe('the buttons of a form', () => {
  const offer = (more: Partial<AvailableAction>) =>
    ({
      name: 'try',
      label: 'Try',
      kind: 'call',
      run: vi.fn(),
      isDisabled: false,
      isBusy: false,
      isDanger: false,
      ...more,
    }) as unknown as AvailableAction;
  const draw = (phase: SavePhase, actions: AvailableAction[] = []) => {
    const onCancel = vi.fn();
    const app = renderInApp(<Buttons form={{ ...OPEN, phase }} onCancel={onCancel} actions={actions} />, {
      messages: enMessages,
    });
    return { ...app, onCancel };
  };
  const stateOf = (name: string) => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    return [button.disabled, button.getAttribute('aria-busy')];
  };

  it.each<[string, SavePhase, Partial<AvailableAction>, [boolean, string | null][]]>([
    [
      'can be pressed',
      'open',
      {},
      [
        [false, null],
        [false, 'false'],
        [false, 'false'],
      ],
    ],
    [
      'rest while it is saved',
      'saving',
      {},
      [
        [true, null],
        [true, 'false'],
        [true, 'true'],
      ],
    ],
    [
      'rest while another call runs, which says so itself',
      'saving',
      { isBusy: true },
      [
        [true, null],
        [true, 'true'],
        [true, 'false'],
      ],
    ],
    [
      'rest one by one',
      'open',
      { isDisabled: true },
      [
        [false, null],
        [true, 'false'],
        [false, 'false'],
      ],
    ],
  ])('%s', (_, phase, more, expected) => {
    draw(phase, [offer(more)]);
    expect(['Cancel', 'Try', 'Save'].map(stateOf)).toEqual(expected);
  });

  it('do what they say', () => {
    const one = offer({});
    const { onCancel } = draw('open', [one]);
    fireEvent.click(screen.getByRole('button', { name: 'Try' }));
    expect([vi.mocked(one.run).mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('have no Cancel where there is no other place, and the words of the schema', () => {
    renderInApp(<Buttons form={OPEN} save="Send" />, { messages: enMessages });
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Send' })]);
  });
});

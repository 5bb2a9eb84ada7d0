import type { KeyboardEvent, ReactNode } from 'react';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { getAriaProps, FieldFrame } from '../../ui/FieldFrame';
import { lazyComponent } from '../../ui/lazyComponent';
import { MenuLoadError, useLazyMenu } from '../../ui/menu/useMenu';
import type { InputProps } from '../types';
import type { ChoiceEntry } from './ChoiceList';
import type { InputControl } from './useInputControl';
import { useTypeahead } from './useTypeahead';
import { OVERFLOW_TITLE_PROPS } from './overflowTitle';

const choiceList = lazyComponent(() => import('./ChoiceList').then(({ ChoiceList }) => ChoiceList), {
  ErrorComponent: MenuLoadError,
});

/**
 * Attributes of the closed dropdown. It is a button and not a native `select`, because the open list of a `select`
 * cannot be styled like the other menus. `aria-expanded` is also set if the dropdown is disabled.
 */
const COMBOBOX = { type: 'button', role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } as const;

/** Loads the code of the open dropdown. */
export const loadChoiceListCode = (): Promise<unknown> => choiceList.load();

interface Props extends Pick<InputProps, 'label' | 'required' | 'disabled'> {
  control: Pick<InputControl, 'id' | 'field'>;
  place: 'bar' | 'form' | 'row';
  entries: readonly ChoiceEntry[];
  /** Label of the chosen option. */
  text: string | undefined;
  isFaulty: boolean;
  /** Help text or error message below the control. */
  help?: ReactNode;
  /** Content between the text and the arrow. */
  end?: ReactNode;
  onChoose: (value: ChoiceEntry['value']) => void;
  /** Clears the choice. Undefined if the choice cannot be cleared. */
  onClear?: (() => void) | undefined;
}

/** A closed dropdown (single choice). It uses no MUI component until the user opens it. */
export function DropdownControl(props: Props) {
  const { control, place, label, required, disabled, entries, text, isFaulty, help, end, onChoose, onClear } = props;
  const { id, field } = control;
  const { ref, name, onBlur } = field;
  const value = String(field.value);
  const choose = (entry: ChoiceEntry): void => onChoose(entry.value);
  const type = useTypeahead(
    entries.filter((entry) => !entry.disabled),
    value,
    choose,
  );
  const list = { entries, value, label, onChoose: choose };
  const { button, menu } = useLazyMenu(choiceList, list, 'listbox', disabled);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (disabled) return;
    if (onClear && (event.key === 'Delete' || event.key === 'Backspace')) onClear();
    const isTyped = type(event);
    const isOpening = !isTyped && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
    // A space that belongs to the search text must not activate the button, and an arrow key must not scroll the
    // page.
    if (isTyped || isOpening) event.preventDefault();
    if (isOpening) event.currentTarget.click();
  };
  const frame = { id, label, required, disabled, hasError: isFaulty, help, place, end };
  return (
    <FieldFrame {...frame} className="wd-choice" isEmpty={value === ''}>
      <button
        {...COMBOBOX}
        id={id}
        ref={ref}
        name={name}
        value={value}
        tabIndex={disabled ? -1 : 0}
        {...(place === 'row' ? { 'aria-label': label } : { 'aria-labelledby': `${id}-label` })}
        aria-disabled={disabled || undefined}
        {...getAriaProps(frame)}
        {...(onClear ? { 'aria-keyshortcuts': 'Delete' } : {})}
        {...OVERFLOW_TITLE_PROPS}
        {...(disabled ? {} : button)}
        onKeyDown={onKeyDown}
        // While the dropdown is open it has the focus. The user has not left the field yet, so the field is not
        // blurred.
        onBlur={() => !button['aria-expanded'] && onBlur()}
      >
        {text}
      </button>
      <ArrowDropDown />
      {menu}
    </FieldFrame>
  );
}

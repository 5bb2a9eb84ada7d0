import type { KeyboardEvent, ReactNode } from 'react';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import { getAriaProps, FieldFrame } from '../../ui/FieldFrame';
import { lazyComponent } from '../../ui/lazyComponent';
import type { OpenMenuAnchor } from '../../ui/menu/types';
import { MenuLoadError, useLazyMenu } from '../../ui/menu/useMenu';
import type { InputProps } from '../types';
import type { ChoiceEntry, ChoiceListProps } from './ChoiceList';
import type { InputControl } from './useInputControl';
import { useTypeahead } from './useTypeahead';
import { OVERFLOW_TITLE_PROPS } from './overflowTitle';

const choiceList = lazyComponent<ChoiceListProps & OpenMenuAnchor>(
  () => import('./ChoiceList').then(({ ChoiceList }) => ChoiceList),
  {
    ErrorComponent: MenuLoadError,
  },
);

/** A `select` could not show its list as other menus are shown. A disabled one is closed as well, and says so. */
const COMBOBOX = { type: 'button', role: 'combobox', 'aria-haspopup': 'listbox', 'aria-expanded': false } as const;

/** Fetches the code of the open list. */
export const loadChoiceList = (): Promise<unknown> => choiceList.load();

interface Props extends Pick<InputProps, 'label' | 'required' | 'disabled'> {
  control: Pick<InputControl, 'id' | 'field'>;
  place: 'bar' | 'form' | 'row';
  entries: readonly ChoiceEntry[];
  /** The text of what is chosen. */
  text: string | undefined;
  isFaulty: boolean;
  /** Said below the control. */
  help?: ReactNode;
  /** Beside the text, before the arrow. */
  end?: ReactNode;
  onChoose: (value: ChoiceEntry['value']) => void;
  /** Present where the choice can be taken back. */
  onClear?: (() => void) | undefined;
}

/** A closed list to choose one of. Until it is opened it needs no MUI. */
export function ChoiceControl(props: Props) {
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
    // A typed blank would press the button.
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
        tabIndex={disabled ? -1 : 0}
        {...(place === 'row' ? { 'aria-label': label } : { 'aria-labelledby': `${id}-label` })}
        aria-disabled={disabled || undefined}
        {...getAriaProps(frame)}
        {...(onClear ? { 'aria-keyshortcuts': 'Delete' } : {})}
        {...OVERFLOW_TITLE_PROPS}
        {...(disabled ? {} : button)}
        onKeyDown={onKeyDown}
        // The open list has the focus meanwhile: the field is not left.
        onBlur={() => !button['aria-expanded'] && onBlur()}
      >
        {text}
      </button>
      <ArrowDropDown />
      {menu}
    </FieldFrame>
  );
}

import type { KeyboardEvent, ReactNode } from 'react';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import type { Option } from '../../model/entity/entity';
import { describeControl, FieldFrame } from '../../ui/FieldFrame';
import { late } from '../../ui/late';
import type { Opened } from '../../ui/menu/types';
import { MenuFailure, useLateMenu } from '../../ui/menu/useMenu';
import type { InputProps } from '../types';
import { chosenOf } from '../inputs/choices';
import { useControl } from '../inputs/useControl';
import { useTypeahead } from '../inputs/useTypeahead';
import { WHOLE_TEXT } from '../inputs/wholeText';
import { useT } from '../../i18n/useT';
import type { ChoiceEntry, ChoiceListProps } from './ChoiceList';

const choiceList = late<ChoiceListProps & Opened>(() => import('./ChoiceList').then(({ ChoiceList }) => ChoiceList), {
  Failed: MenuFailure,
});

/** A `select` could not show its list as the lists of forms are shown. */
const COMBOBOX = { type: 'button', role: 'combobox' } as const;

/** Fetches the code of the open list. */
export const loadChoiceList = (): Promise<unknown> => choiceList.load();

interface Props extends InputProps {
  options: readonly Option[];
  /** Said under the filter: its list is missing. */
  problem?: ReactNode;
}

/** Choices behind the entry `All`, which is the first and sends nothing. Until it is opened it needs no MUI. */
export function ChoiceFilter({ source, field, label, required, disabled, options, problem }: Props) {
  const t = useT();
  const { id, field: control, error } = useControl({ source });
  const { ref, name, onChange, onBlur } = control;
  const { clearable: isClearable = true, all } = field.ui;
  const value = String(control.value);
  const isUnknown = value !== '' && !chosenOf(options, value);
  const none = {
    value: '',
    label: isClearable ? (all ?? t('filter.all')) : t('filter.choose'),
    disabled: !isClearable,
  };
  const entries: ChoiceEntry[] = [
    ...(isClearable || value === '' ? [none] : []),
    ...(isUnknown ? [{ value, label: value }] : []),
    ...options,
  ];
  const choose = (entry: ChoiceEntry): void => onChange(entry.value);
  const type = useTypeahead(
    entries.filter((entry) => !entry.disabled),
    value,
    choose,
  );
  const { button, menu } = useLateMenu(
    choiceList,
    { entries, value, labelId: `${id}-label`, onChoose: choose },
    'listbox',
  );
  const canClear = isClearable && value !== '' && !disabled;
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (disabled) return;
    if (canClear && (event.key === 'Delete' || event.key === 'Backspace')) onChange('');
    const isTyped = type(event);
    const isOpening = !isTyped && (event.key === 'ArrowDown' || event.key === 'ArrowUp');
    // A typed blank would press the button.
    if (isTyped || isOpening) event.preventDefault();
    if (isOpening) event.currentTarget.click();
  };
  const frame = { id, label, required, disabled, isFaulty: error !== undefined, help: problem ?? error };
  return (
    <FieldFrame {...frame} className="wd-choice">
      <button
        {...COMBOBOX}
        id={id}
        ref={ref}
        name={name}
        tabIndex={disabled ? -1 : 0}
        aria-labelledby={`${id}-label`}
        aria-disabled={disabled || undefined}
        {...describeControl(frame)}
        {...(canClear ? { 'aria-keyshortcuts': 'Delete' } : {})}
        {...WHOLE_TEXT}
        {...(disabled ? {} : button)}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      >
        {chosenOf(entries, value)?.label}
      </button>
      <ArrowDropDown />
      {menu}
    </FieldFrame>
  );
}

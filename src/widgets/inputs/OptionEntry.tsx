import type { HTMLAttributes, ReactNode } from 'react';
import type { OptionItem } from '../normalizeOptions';
import { isMoreEntry } from './shownOptions';

/** The last entry can be read although it cannot be chosen. */
const NOTE_STYLE = { opacity: 1, color: 'var(--wd-text-secondary)' };

interface Props extends HTMLAttributes<HTMLLIElement> {
  option: OptionItem;
  /** Text of the option. */
  label: string;
  icon?: ReactNode;
}

/** An entry of the open dropdown of an `Autocomplete`: the label of an option and, below it, what the option is for. */
export function OptionEntry({ option, label, icon, ...item }: Props) {
  const { description } = option;
  const descriptionId = `${item.id}-description`;
  return (
    <li
      {...item}
      {...(isMoreEntry(option) ? { style: NOTE_STYLE } : {})}
      {...(description ? { 'aria-label': label, 'aria-describedby': descriptionId } : {})}
    >
      {icon}
      {description ? (
        <span>
          {label}
          <span id={descriptionId} className="wd-option-description">
            {description}
          </span>
        </span>
      ) : (
        label
      )}
    </li>
  );
}

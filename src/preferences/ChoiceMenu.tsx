import type { ReactNode } from 'react';
import { IconButton } from '../ui/IconButton';
import { useMenu } from '../ui/menu/useMenu';

export interface ChoiceMenuProps<Value extends string> {
  label: string;
  icon: ReactNode;
  choices: readonly { value: Value; label: string; lang?: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A button in the top bar that opens a menu of choices. The current choice is marked. */
export function ChoiceMenu<Value extends string>({ label, icon, choices, value, onChange }: ChoiceMenuProps<Value>) {
  const { button, menu } = useMenu({
    entries: choices.map((choice) => ({
      key: choice.value,
      label: choice.label,
      ...(choice.lang === undefined ? {} : { lang: choice.lang }),
      kind: 'radio',
      checked: choice.value === value,
      onSelect: () => onChange(choice.value),
    })),
  });
  return (
    <>
      <IconButton label={label} {...button}>
        {icon}
      </IconButton>
      {menu}
    </>
  );
}

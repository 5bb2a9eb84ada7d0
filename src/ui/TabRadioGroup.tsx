import type { ReactNode } from 'react';

interface Props<T> {
  /** Accessible name of the group. */
  label: string;
  /** Unique among the radio groups of the page. */
  name: string;
  tabs: readonly { value: T; label: ReactNode }[];
  isOn: (value: T) => boolean;
  onChoose: (value: T) => void;
}

/** Tabs of which one is selected. All show the same data in different ways. */
export function TabRadioGroup<T>({ label, name, tabs, isOn, onChoose }: Props<T>) {
  return (
    <div role="radiogroup" aria-label={label} className="wd-tabs">
      {tabs.map(({ value, label: text }) => (
        <label key={String(value)} className="wd-tab">
          <input
            type="radio"
            name={name}
            checked={isOn(value)}
            onChange={() => onChoose(value)}
            className="wd-hidden"
          />
          {text}
        </label>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';

interface Props<T> {
  /** Accessible name of the radio group. */
  label: string;
  /** Name of the radio inputs. It must be unique on the page. */
  name: string;
  tabs: readonly { value: T; label: ReactNode }[];
  isOn: (value: T) => boolean;
  onChoose: (value: T) => void;
}

/** A radio group that looks like tabs. One tab is selected. The tabs are different presentations of the same data. */
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

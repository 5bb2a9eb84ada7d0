/**
 * The type of a widget: one file in `kinds` that defines how a kind of field is edited. Which fields it fits is
 * defined in the schema language (`schema/meta/v2/field.schema.json`, `x-widget`), how a value is formatted in
 * `src/model/displayFormats`.
 */
import type { ComponentType } from 'react';
import type { Field } from '../model/entity/entity';
import type { LazyPart } from '../ui/lazyComponent';
import type { OptionItem } from './optionItems';

/**
 * Props of a widget's input: a field with the current rule results (see `model/formRules`).
 *
 * @example
 * // src/pages/meter/load-slider.widget.tsx, used as "x-ui": { "widget": "custom:load-slider" }
 * function LoadSlider({ source, label, disabled }: InputProps) {
 *   const { id, field } = useInputControl({ source });
 *   return (
 *     <label htmlFor={id}>
 *       {label}
 *       <input id={id} type="range" disabled={disabled} {...field} value={Number(field.value ?? 0)} />
 *     </label>
 *   );
 * }
 * export const widget: Widget = { Input: LoadSlider };
 */
export interface InputProps {
  /** Path of the value in the form, such as `articleTitle` or `articleLinks.2.articleLink`. */
  source: string;
  field: Field;
  /** Effective state, with the rules applied. */
  required: boolean;
  disabled: boolean;
  /** Choices that the rules allow; undefined if all are allowed. */
  allowed?: readonly (string | number | boolean | null)[];
  label: string;
  /** Receives the options offered so far, by value: other fields may be filled from the chosen option's properties. */
  optionCache?: Map<string, OptionItem>;
  helperText?: string;
  /** In a row of an array: without visible label and help text. */
  compact?: boolean;
}

export interface CellProps {
  value: unknown;
  field: Field;
  record: Readonly<Record<string, unknown>>;
}

export interface Widget {
  Input: ComponentType<InputProps>;
  /** A field with a maximum length has a character counter below its input. */
  countsCharacters?: boolean;
  /** Present if the code of `Input` is lazy-loaded: it allows preloading. */
  lazy?: LazyPart;
}

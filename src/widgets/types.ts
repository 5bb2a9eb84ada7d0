/**
 * The type of a widget. A widget determines how fields of one kind are edited. Each file in `kinds` defines one
 * widget. The schema language defines for which fields a widget can be used (`schema/meta/v2/field.schema.json`,
 * `x-widget`). `src/model/displayFormats` defines how values are formatted.
 */
import type { ComponentType } from 'react';
import type { Field } from '../model/entity/entity';
import type { LazyCode } from '../ui/lazyComponent';
import type { OptionItem } from './normalizeOptions';

/**
 * Props of the input of a widget: a field and the current results of the form rules for this field (see
 * `model/formRules`).
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
 * export const widget: FieldWidget = { Input: LoadSlider };
 */
export interface InputProps {
  /** Path of the field's value in the form, such as `articleTitle` or `articleLinks.2.articleLink`. */
  source: string;
  field: Field;
  /** Whether the field is currently required or disabled, according to the schema and the form rules. */
  required: boolean;
  disabled: boolean;
  /** Option values that the form rules currently allow. Undefined if all options are allowed. */
  allowed?: readonly (string | number | boolean | null)[];
  label: string;
  /**
   * The input stores all options that it has offered in this map, by value. When the user chooses an option, its
   * properties may be copied to other fields.
   */
  optionCache?: Map<string, OptionItem>;
  helperText?: string;
  /** Whether the input is in a row of an array. It then has no visible label and no help text. */
  compact?: boolean;
}

export interface CellProps {
  value: unknown;
  field: Field;
  record: Readonly<Record<string, unknown>>;
}

export interface FieldWidget {
  Input: ComponentType<InputProps>;
  /** Whether a character counter is shown below the input if the field has a maximum length. */
  countsCharacters?: boolean;
  /** Preloads the code of `Input`. Undefined if this code is not lazy-loaded. */
  lazy?: LazyCode;
}

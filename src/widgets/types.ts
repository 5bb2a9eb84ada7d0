/**
 * What a widget is: one file in `kinds` that knows how a kind of field is edited. Which
 * fields it fits is stated in the schema language (`schema/meta/v2/field.schema.json`, `x-widget`), how a
 * value reads in `src/model/formatting`.
 */
import type { ComponentType } from 'react';
import type { Field } from '../model/entity/entity';
import type { LazyPart } from '../ui/lazyComponent';
import type { OptionItem } from './optionItems';

/** A field with what the rules say of it at this moment (see `model/rules`). */
export interface InputProps {
  /** Path of the value in the form: `articleTitle`, `articleLinks.2.articleLink`. */
  source: string;
  field: Field;
  /** Effective marks: the rules have been applied. */
  required: boolean;
  disabled: boolean;
  /** Narrowed choices; undefined when nothing is narrowed. */
  allowed?: readonly (string | number | boolean | null)[];
  label: string;
  /** Where the options that were offered are noted, by value: what is chosen brings more along than its value. */
  optionCache?: Map<string, OptionItem>;
  helperText?: string;
  /** A row of a list draws its inputs without the label's space and the helper line. */
  compact?: boolean;
}

export interface CellProps {
  value: unknown;
  field: Field;
  record: Readonly<Record<string, unknown>>;
}

export interface Widget {
  Input: ComponentType<InputProps>;
  /** Where the code of `Input` travels by itself: the way to have it there in time. */
  lazy?: LazyPart;
}

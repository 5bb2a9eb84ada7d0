/**
 * What a widget is: one file that knows how a kind of field is edited, shown in a cell and
 * filtered by. The registry picks the widget with the best rank for a field.
 */
import type { ComponentType } from 'react';
import type { Field } from '../model/entity';
import type { LatePart } from './late';

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
  helperText?: string;
  /** A row of a list draws its inputs without the label's space and the helper line. */
  compact?: boolean;
}

export interface CellProps {
  value: unknown;
  field: Field;
  record: Record<string, unknown>;
}

export interface FilterInputProps {
  source: string;
  field: Field;
  label: string;
}

export interface Widget {
  name: string;
  /** How well it fits: a named rank of `ranks.ts`, or `NOT_APPLICABLE`. Pure. */
  rank: (field: Field) => number;
  Input: ComponentType<InputProps>;
  /** Where the code of `Input` is no part of the first load: the way to have it there in time. */
  late?: LatePart;
  /** Read-only rendering in a table cell and in a read-only form. */
  Cell: ComponentType<CellProps>;
  /** Absent: the field cannot be a filter. */
  Filter?: ComponentType<FilterInputProps>;
}

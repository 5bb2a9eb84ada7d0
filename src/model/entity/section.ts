/** Compiled sections of a form, of a view or above a list. */
import type { ChartDefinition, ColumnFormat, SectionDefinition } from '../schemaLanguage/definition';

export type FieldsWidth = 'narrow' | 'wide';

/** Paths of the audit fields of a record: who created and updated it, and when. */
export interface AuditFields {
  createdBy?: string;
  createdAt?: string;
  updatedBy?: string;
  updatedAt?: string;
}

/** A pair of label and value. */
export interface Detail {
  title: string;
  /** Path of the displayed field. */
  field?: string;
  display?: ColumnFormat;
  /** Path of the total; the value is displayed as a share of it. */
  totalField?: string;
  /** A text with placeholders, which are replaced with formatted field values. */
  template?: string;
}

export interface Chart extends Omit<ChartDefinition, 'x' | 'y' | 'kind'> {
  kind: NonNullable<ChartDefinition['kind']>;
  /** Empty if each key of an object is a data point. */
  x: string;
  y: string[];
}

/**
 * A section. Its kind is the key of its content: `fields`, `details`, `embeddedList`, … The file with the name of
 * the kind in `src/generator/sections` renders it.
 */
export interface Section extends Omit<
  SectionDefinition,
  'visibleWhen' | 'details' | 'metrics' | 'chart' | 'fields' | 'sections'
> {
  kind: string;
  fields: string[];
  details?: Detail[];
  metrics?: Detail[];
  chart?: Chart;
  /** Nested sections. */
  sections?: Section[];
  /** Key in `Validators.conditions`. */
  visibleWhen?: string;
}

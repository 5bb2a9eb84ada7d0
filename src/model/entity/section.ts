/** The parts of a form, of a view or above a list, once their definition is compiled. */
import type { ChartDefinition, ColumnFormat, SectionDefinition } from '../schemaLanguage/definition';

export type FieldsWidth = 'narrow' | 'wide';

/** Paths of the audit fields of a record: who created and updated it, and when. */
export interface AuditFields {
  createdBy?: string;
  createdAt?: string;
  updatedBy?: string;
  updatedAt?: string;
}

/** One pair of name and value. */
export interface Fact {
  title: string;
  /** Path of the field that is shown. */
  field?: string;
  display?: ColumnFormat;
  /** Path of the whole of which the field is a part: its share is shown. */
  totalField?: string;
  /** A sentence whose placeholders read as their fields do. */
  template?: string;
}

export interface Chart extends Omit<ChartDefinition, 'x' | 'y' | 'kind'> {
  kind: NonNullable<ChartDefinition['kind']>;
  /** Empty where each key of an object is a figure. */
  x: string;
  y: string[];
}

/**
 * A section has one content, the key of which is its kind: `fields`, `details`, `embeddedList`, … Whoever draws a
 * kind is the file of that name in `src/generator/sections`.
 */
export interface Section extends Omit<
  SectionDefinition,
  'visibleWhen' | 'details' | 'metrics' | 'chart' | 'fields' | 'sections'
> {
  kind: string;
  fields: string[];
  details?: Fact[];
  metrics?: Fact[];
  chart?: Chart;
  /** Sections inside of this one. */
  sections?: Section[];
  /** Key in `Validators.conditions`. */
  visibleWhen?: string;
}

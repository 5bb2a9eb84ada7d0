/** Types of the compiled sections that a form, a view or a list screen contains. */
import type { ChartDefinition, ColumnFormat, LinkDefinition, SectionDefinition } from '../schemaLanguage/definition';

export type FieldsWidth = 'narrow' | 'wide';

/**
 * Paths of the audit fields of a record: the user who created it and the user who last updated it, each with the
 * time.
 */
export interface AuditFields {
  createdBy?: string;
  createdAt?: string;
  updatedBy?: string;
  updatedAt?: string;
}

/** A pair of label and value, displayed read-only. */
export interface RecordDetail {
  title: string;
  /** Path of the displayed field. */
  field?: string;
  display?: ColumnFormat;
  /** Path of the field with the total. If present, the value is displayed as a percentage of this total. */
  percentOfField?: string;
  /** Where the value leads. */
  link?: LinkDefinition;
  /** A text with placeholders. Each placeholder is replaced with a formatted field value. */
  template?: string;
}

export interface Chart extends Omit<ChartDefinition, 'x' | 'y' | 'kind'> {
  kind: NonNullable<ChartDefinition['kind']>;
  /**
   * Name of the field with the x values. Empty if the chart displays the properties of one object, each property as
   * a data point.
   */
  x: string;
  y: string[];
}

/**
 * A section of a screen. Its kind is the schema key of its content, such as `fields`, `readOnlyValues` or `embeddedList`.
 * Each kind is rendered by the file of the same name in `src/generator/sections`.
 */
export interface Section extends Omit<
  SectionDefinition,
  'visibleWhen' | 'readOnlyValues' | 'metrics' | 'chart' | 'fields' | 'sections'
> {
  kind: string;
  fields: string[];
  readOnlyValues?: RecordDetail[];
  metrics?: RecordDetail[];
  chart?: Chart;
  /**
   * Present if the schema has no sections, so that the compiler has divided the fields: `part` is an object or a list,
   * whose input draws the heading, `rest` are the other fields. In a long form, `more` are the fields that are folded.
   */
  division?: 'part' | 'rest' | 'more';
  /** Nested sections. */
  sections?: Section[];
  /** Key in `Validators.conditions` of the condition under which the section is visible. */
  visibleWhen?: string;
}

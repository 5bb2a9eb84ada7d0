/** The compiled contents of a list, used by screens, sections and dialogs. */
import type { ColumnFormat } from '../schemaLanguage/definition';
import type { Call, Field, Shape } from './field';

/**
 * The content of one cell: a field, or a period of two fields. A field of a nested object is named by its path:
 * `audit.createBy`.
 */
export interface DisplayedField {
  field: string;
  /** The second field of a period `from - to`. */
  periodEndField?: string;
  display: ColumnFormat;
  /** Path of the field that contains the URL of the file that the cell links to. */
  fileField?: string;
  /** The call that returns the file, if the field only states that there is one. */
  fileCall?: Call;
}

export interface Column extends DisplayedField {
  /** Rendered instead if the record has no value for `field`. */
  fallback?: DisplayedField;
  /** Rendered in the same cell as well, after the main value. */
  secondary?: DisplayedField;
  title: string;
  align: 'left' | 'right' | 'center';
  hiddenByDefault: boolean;
}

export interface Filter {
  name: string;
  /** The field that its input renders; its title is that of the filter. */
  field: Field;
  /** It is a free-text search instead of a selected value. */
  search: boolean;
  default?: unknown;
}

/** The filters of a list. They form a shape of their own, so that rules between filters work as in a form. */
export interface FilterSet {
  fields: Filter[];
  shape: Shape;
  /** Key in `Validators.parts` of the validation of all filters. */
  part: string;
  /** Filters are applied by a button instead of immediately. */
  applyFilters?: 'button';
  /** Milliseconds between the click on the button and the request. */
  searchDelayMs?: number;
  /** The filter that is rendered as tabs. */
  tabFilter?: string;
}

/** A preset filter for rows that need a user's attention. */
export interface ListAlert {
  title: string;
  /** Values of the list's filters, by name. */
  filters: Record<string, unknown>;
}

export interface Assignment {
  name: string;
  title: string;
  page: Call;
  assign: Call;
  unassign: Call;
  /** The request keys that identify the parent record; the first is its id. */
  recordIdParams: string[];
  /** Additional parameters of the page call: request key → field of the record. */
  paramsFromRecord?: Record<string, string>;
  selectedIdsParam: string;
  rowIdField: string;
  /** The fields that form a row's title, next to each other. */
  rowTitleFields: string[];
  /** The option list of the assignment statuses. */
  statusOptions: string;
  /** Name of the filter for the assignment status. */
  statusParam: string;
  shape: Shape;
  columns: Column[];
  /** The filters in display order: the status filter first, then the search filters. */
  filters: FilterSet;
}

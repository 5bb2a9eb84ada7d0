/** What a list shows once its definition is compiled, be it a screen, a section or a dialog. */
import type { ColumnFormat } from '../schemaLanguage/definition';
import type { Call, Field, Shape } from './field';

/** What one cell draws: a field, or a period of two. A field inside an object is named by its path: `audit.createBy`. */
export interface DisplayedField {
  field: string;
  /** Second field of a period `from - to`. */
  endField?: string;
  display: ColumnFormat;
  /** Path of the field with the address of the file that the cell leads to. */
  fileField?: string;
  /** Answers with that file, where the field only says that there is one. */
  fileCall?: Call;
}

export interface Column extends DisplayedField {
  /** Drawn instead where the record has no value of `field`. */
  fallback?: DisplayedField;
  /** Said in the same cell as well. */
  secondary?: DisplayedField;
  title: string;
  align: 'left' | 'right' | 'center';
  hiddenByDefault: boolean;
}

export interface Filter {
  name: string;
  /** What its input draws; its title is the filter's. */
  field: Field;
  /** A text that is searched, not a value that is chosen. */
  search: boolean;
  default?: unknown;
}

/** The filters of a list: a shape of their own, so that rules among them hold as in a form. */
export interface FilterSet {
  fields: Filter[];
  shape: Shape;
  /** Key in `Validators.parts` of the check of all filters. */
  part: string;
  /** They take effect by a button, not at once. */
  applyFilters?: 'button';
  /** Milliseconds that the button waits before the server is asked. */
  searchDelayMs?: number;
  /** The filter that is drawn as tabs. */
  tabFilter?: string;
}

/** Rows that a person must look after. */
export interface Attention {
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
  /** Keys that say whom things are assigned to; the first is the record's id. */
  parentParams: string[];
  /** What the page call is asked with besides: its key → field of the record. */
  paramsFromRecord?: Record<string, string>;
  idsParam: string;
  rowIdField: string;
  /** Fields that name a row, side by side. */
  rowTitleFields: string[];
  /** Named option list of the statuses. */
  statusOptions: string;
  /** Name of the filter that is the status of the assignment. */
  statusParam: string;
  shape: Shape;
  columns: Column[];
  /** The status, then the search. */
  filters: FilterSet;
}

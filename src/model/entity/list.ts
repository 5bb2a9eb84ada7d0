/** Types of compiled lists: columns, filters and assignments. Screens, sections and dialogs use them. */
import type { ColumnFormat } from '../schemaLanguage/definition';
import type { Call, Field, ObjectShape } from './field';

/**
 * The content of a cell: one field, or a period that consists of two fields. A field of a nested object is
 * addressed by its path, such as `audit.createBy`.
 */
export interface DisplayedField {
  field: string;
  /** Path of the second field of a period, which is displayed as `from - to`. */
  periodEndField?: string;
  display: ColumnFormat;
  /** Path of a field that contains the URL of a file. The cell links to this file. */
  fileUrlField?: string;
  /**
   * The call whose response is the file. Used if `fileUrlField` does not contain a URL but only indicates that a file
   * exists.
   */
  fileCall?: Call;
}

export interface Column extends DisplayedField {
  /** The field that is displayed instead if the record has no value for `field`. */
  fallback?: DisplayedField;
  /** A field that is displayed in the same cell after the main value. */
  secondary?: DisplayedField;
  /** The period of active records. For these, the column displays the phase of this period instead of the status. */
  activePeriod?: DisplayedField;
  /** The column in whose cells this field is displayed while the table would otherwise be too wide. */
  foldInto?: string;
  title: string;
  align: 'left' | 'right' | 'center';
  hiddenByDefault: boolean;
}

export interface Filter {
  name: string;
  /** The field that describes the filter's input. The title of this field is the label of the filter. */
  field: Field;
  /** Whether the filter is a free-text search. Otherwise the user selects or enters one exact value. */
  search: boolean;
  default?: unknown;
  /** Whether the list does not show the filter until the user adds it. */
  isOptional?: true;
}

/**
 * The filters of a list. Like the fields of a form, they have a `Shape`, so that there can be rules between
 * filters.
 */
export interface ListFilters {
  fields: Filter[];
  shape: ObjectShape;
  /** Key in `Validators.parts` of the validator for all filters together. */
  part: string;
  /** Whether changed filters take effect when a button is clicked. Otherwise they take effect immediately. */
  applyFiltersOnSubmit?: boolean;
  /** The delay between the click on the button and the request, in milliseconds. */
  searchDelayMs?: number;
  /** Name of the filter that is rendered as tabs above the list. */
  tabFilter?: string;
}

/** A preset combination of filters that finds the rows that need attention. */
export interface QuickFilter {
  title: string;
  /** The preset filter values, by filter name. */
  filters: Record<string, unknown>;
}

/**
 * A list on the screen of a record: the rows of another entity that refer to the record, or the rows that are
 * assigned to it.
 */
export interface RelatedList {
  /** Name of the entity whose list is shown. Either this or `assignment` is set. */
  list?: string;
  /** Name of the assignment whose assigned rows are shown. */
  assignment?: string;
  /** Heading, in the plural. Default: the title of the list. */
  title?: string;
  /** The name of one row within a sentence. Default: that of the list. */
  singularName?: string;
  /** The filters that select the rows: path of the field of the record, by the name of the filter. */
  filtersFromRecord?: Record<string, string>;
  /** Paths of the columns that repeat what the record says. */
  omitColumns?: readonly string[];
  /** Path of the field of the record that contains the number of rows. */
  countField?: string;
}

export interface AssignmentConfig {
  name: string;
  title: string;
  page: Call;
  assign: Call;
  unassign: Call;
  /**
   * The request parameters that identify the record to which rows are assigned. The first parameter contains its
   * id.
   */
  recordIdParams: string[];
  /**
   * Additional parameters of the page call. Key: request parameter. Value: name of the record field that contains
   * its value.
   */
  paramsFromRecord?: Record<string, string>;
  selectedIdsParam: string;
  rowIdField: string;
  /** The fields whose values together form the title of a row. */
  rowTitleFields: string[];
  /** Name of the option list of the assignment statuses. */
  statusFilterOptions: string;
  /** Name of the filter by assignment status. */
  statusFilterParam: string;
  /** Shown when there are no rows to assign. */
  emptyMessage?: string;
  shape: ObjectShape;
  columns: Column[];
  /** The filters in display order: first the status filter, then the search filters. */
  filters: ListFilters;
}

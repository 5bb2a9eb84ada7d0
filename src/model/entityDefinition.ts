/** What an analyst writes around the fields of an entity: its identity, screens, calls and assignments. */
import type { ColumnFormat, ColumnUi, FieldDefinition } from './definition';

/** What a cell shows where the record has no value of the column's own field. */
export interface ColumnFallback {
  field: string;
  to?: string;
  format?: ColumnFormat;
}

/** A column: a field's name, or a field with another title, a second field (a period) or a stand-in. */
export type ColumnDefinition =
  | string
  | ({ field: string; title?: string; to?: string; fallback?: ColumnFallback } & ColumnUi);

/** A filter: a field's name, or a key of its own that the page call understands. */
export type FilterDefinition =
  | string
  | { name: string; title?: string; placeholder?: string; search?: boolean; options?: string; default?: unknown };

export type PagingName = 'pageNo/pageVo' | 'pageNum/pageVo' | 'pageNum/pageCriteria';

/** `"POST article/article-pages"`, or the same with what the call needs besides. */
export type CallDefinition =
  | string
  | {
      call: string;
      paging?: PagingName;
      /** The only keys of the record that are sent; default: all that a form may change. */
      body?: string[];
      /** Filters that are always sent, whatever the user chose. */
      fixed?: Record<string, unknown>;
    };

export interface RouteSetDefinition {
  list?: string;
  create?: string;
  update?: string;
  view?: string;
}

export interface RoutesDefinition extends RouteSetDefinition {
  /** Other addresses of the same screens. A view a set lacks is the main set's. */
  aliases?: RouteSetDefinition[];
}

export interface SectionDefinition {
  title?: string;
  help?: string;
  fields: string[];
  /** Name of a hand-written section of `src/pages`, drawn instead of the fields. */
  custom?: string;
  /** Stands beside the others where the screen is wide enough, else among them in its place. */
  beside?: boolean;
}

export interface AssignmentDefinition {
  title: string;
  /** Calls that take the parent's id. */
  page: CallDefinition;
  assign: CallDefinition;
  unassign: CallDefinition;
  /** Key of the parent's id, and of the list of chosen ids, in the bodies. */
  parentKey: string;
  idsKey: string;
  /** Id field of one row. */
  rowId: string;
  /** Properties that name a row, side by side; default: the first column. */
  rowLabel?: string | string[];
  /** Named option list of the assignment statuses. */
  statuses: string;
  /** Key of the chosen status among the filters of the page call; default `assignmentStatus`. */
  statusKey?: string;
  /** Key of the search text among them; default `criteria`. */
  searchKey?: string;
  /** Properties of the rows, in the order of the columns. */
  row: FieldDefinition;
  columns: ColumnDefinition[];
  searchPlaceholder?: string;
}

export interface AdminDefinition {
  /** Field that identifies a record. */
  id: string;
  /** Field that names a record in titles and questions. */
  label?: string;
  /** The thing in the middle of a sentence: `article type`. Default: the title in lower case. */
  noun?: string;
  menu?: { group?: string; order?: number; icon?: string };
  /** There is one record and no list of them: `get` has no id in its path, and may answer nothing yet. */
  single?: boolean;
  routes: RoutesDefinition;
  calls: Record<string, CallDefinition>;
  list?: {
    columns: ColumnDefinition[];
    filters?: FilterDefinition[];
    /** `edit`, `delete`, `view`, or the name of an assignment; default: those that have calls. */
    rowActions?: string[];
    /** A row that does not fit this schema has no menu and no link; default: not Inactive. */
    actionsWhen?: FieldDefinition;
    empty?: string;
    export?: boolean;
    /** A bar for each row of the page: the field that names it and the number it has. */
    chart?: { label: string; value: string };
    /** Name of a hand-written part between the heading and the filters. */
    above?: string;
  };
  form?: {
    in: 'screen' | 'dialog';
    fields?: string[];
    sections?: SectionDefinition[];
    width?: 'narrow' | 'wide';
  };
  assignments?: Record<string, AssignmentDefinition>;
  messages?: Record<string, string>;
  /** Hand-written views by name: the rest of the entity stays generated. */
  views?: { list?: string; form?: string };
}

export interface EntityDefinition extends FieldDefinition {
  $schema?: string;
  $id: string;
  /** Definitions that fields of this file share. */
  $defs?: Record<string, FieldDefinition>;
  title: string;
  type: 'object';
  properties: Record<string, FieldDefinition>;
  'x-admin': AdminDefinition;
}

/**
 * A compiled entity: plain JSON in one language, with resolved references, filled-in defaults and validated names.
 * The generated screens, widgets and fixtures read only compiled entities; only the compiler reads the schema
 * files.
 */
import type { IconName, ListViewDefinition, PollDefinition } from '../schemaLanguage/definition';
import type { Action } from './action';
import type { AssignmentConfig, QuickFilter, Column, ListFilters, RelatedList } from './list';
import type { ObjectShape } from './field';
import type { HistoryEntryPaths } from './historyEntryPaths';
import type { Section, AuditFields, FieldsWidth } from './section';
import type { ValidateFunction, Validators } from './validators';

export type { ListViewDefinition };
export type { Action, ActionKind } from './action';
export type {
  Field,
  FieldLimits,
  KnownMembers,
  KnownParts,
  Option,
  OptionList,
  ObjectShape,
  FormRule,
  RuleEffect,
  FieldChange,
  FieldComparison,
} from './field';
export type { AssignmentConfig, QuickFilter, DisplayedField, Column, Filter, ListFilters, RelatedList } from './list';
export type { Chart, RecordDetail, Section, AuditFields, FieldsWidth } from './section';

import type { Call, OptionList } from './field';

export type { Call };

export type ScreenName = 'list' | 'create' | 'update' | 'view';

/**
 * The paths of the screens in one set of routes. The placeholder `{id}`, or placeholders with the names of the id
 * fields, are replaced with the record id.
 */
export type RouteSet = Partial<Record<ScreenName, string>>;

/** The name and title of a route variant, that is an additional set of routes for the same entity. */
export interface EntityRouteVariant {
  /** The name by which rules refer to the variant. */
  name: string;
  /** The title of the variant's list screen. If present, the menu contains an entry for this list. */
  title?: string;
}

export interface Entity {
  name: string;
  title: string;
  /** The name of a single record within a sentence, such as `article type`. */
  singularName: string;
  /** The names of the fields that together identify a record; empty if records have no id. */
  ids: readonly string[];
  titleField: string;
  /** Whether the entity has exactly one record and no list, as for settings. */
  singleton?: boolean;
  /**
   * Name of the parent entity. Screens of this entity use the permissions, the menu entry and the back link of the
   * parent entity.
   */
  parentEntity?: string;
  /**
   * Present if the conflict check is enabled: before an update, the record is requested again to detect changes by
   * other users. `at` and `by` are the paths of the fields with the time and the author of the last change.
   */
  conflictCheck?: { at?: string; by?: string };
  shape: ObjectShape;
  /**
   * Whether the API has other formats for values of records, filters or actions, which must be converted, or needs the
   * types of filters.
   */
  isSerialized?: true;
  /** The main set of routes, followed by the route variants. */
  routes: RouteSet[];
  calls: Record<string, Call>;
  /** The get calls of the variants that define a get call of their own, by index in `routes`. */
  variantGets?: Record<number, Call>;
  /** Names and titles of the variants, by index in `routes`. */
  addresses?: Record<number, EntityRouteVariant>;
  /** Whether the API has no get call, so that the record is taken from the list response. */
  getsRow?: boolean;
  /**
   * Whether the API has no get call and the record consists only of its id. Several list rows can refer to the same
   * record, as in a log.
   */
  getsId?: boolean;
  list?: {
    columns: Column[];
    filters: ListFilters;
    /** The columns by which the server can sort the rows. Undefined if there are none. */
    sortFields?: string[];
    /** Without `sortFields`: the columns by which the app sorts the rows, if all of them are loaded. */
    loadedSortFields?: string[];
    /** Names of the row actions in the order of the menu. */
    rowActions: string[];
    /** The screen that opens when the id of a row is clicked. */
    rowClick: 'update' | 'view';
    /**
     * Key in `Validators.conditions` of the condition for editing a row. Without it, every row is editable unless
     * its status is Inactive.
     */
    editableWhen?: string;
    /** Why a row that does not satisfy `editableWhen` cannot be changed. */
    readOnlyReason?: string | undefined;
    /** Titles of the fields on which `editableWhen` depends. They say it if there is no reason. */
    editableByFields?: string[];
    emptyMessage?: string;
    /** The filter whose other values are offered if the filters leave the list empty. */
    suggestWhenEmpty?: string;
    /** Requests the current page repeatedly until its rows satisfy the condition of the poll. */
    poll?: PollSettings;
    /** A chart of the rows on the current page. */
    chart?: Section['chart'];
    sectionsAboveFilters: Section[];
    /** Sections below the filters. Without a page call, the screen shows these sections instead of a table. */
    sectionsBelowFilters: Section[];
    quickFilters?: QuickFilter[];
    /** The views of the list that the schema file describes for all users. */
    views?: ListViewDefinition[];
  };
  form?: {
    openAs: 'screen' | 'dialog';
    sections: Section[];
    width: FieldsWidth;
    /** Whether the screen has one column of inputs, which lines of a readable length are enough for. */
    isOneColumn?: boolean;
    /** The audit fields that no section displays. The record header displays them. */
    auditFields?: AuditFields;
    stayAfterSave?: boolean;
    /** `false`: unsaved form values are not stored as a draft in the browser. */
    drafts?: false;
    cancelRedirect?: 'back';
  };
  /** The read-only screen of a record. */
  view?: {
    sections: Section[];
    width: FieldsWidth;
    auditFields?: AuditFields;
    titleTemplate?: string;
    poll?: PollSettings;
  };
  /**
   * The lists of what refers to a record. `addInferredRelatedLists` adds those that follow from the filters of other
   * entities.
   */
  relatedLists?: RelatedList[];
  /** The entries of the call `history`. */
  history?: HistoryEntryPaths;
  /** Names of the fields that a spreadsheet import can fill, in the column order of the import template. */
  import?: readonly string[];
  /**
   * The fields that users can change in several records at once, and in the cells of a table.
   * `part` is the key of the validator of their values in `Validators.parts`.
   */
  bulkEdit?: { fields: readonly string[]; part: string };
  actions: Record<string, Action>;
  assignments: Record<string, AssignmentConfig>;
  messages: Record<string, string>;
  /** Names of the hand-written screens that replace generated screens. */
  customScreens: { list?: string; form?: string; view?: string };
  menu?: { group?: string; order: number; icon?: IconName };
  /** The named option lists that fields, filters, actions and assignments of the entity use. */
  options: Record<string, OptionList>;
}

export interface PollSettings extends Omit<PollDefinition, 'stopPollingWhen'> {
  /** Key in `Validators.conditions` of the condition that ends the polling. */
  stopPollingWhen: string;
}

/** The exports of the lazy-loaded chunk of an entity. */
export interface EntityModule {
  entity: Entity;
  validators: Validators;
  /** Loads the validator of the bodies of `create` and `update`; absent if the entity names no schema for them. */
  loadRequestBodyValidator?: () => Promise<ValidateFunction>;
}

/**
 * The properties of an entity that the first load contains: enough for routing, for the menu and for the request of
 * the first list page.
 */
export interface ManifestEntry {
  name: string;
  title: string;
  routes: RouteSet[];
  /** The call that returns a page of the list; absent for an entity without a list. */
  page?: Call;
  ids: readonly string[];
  /** The default filters. The first page is requested with them if the query string contains no filters. */
  defaults?: Record<string, unknown>;
  /**
   * Whether the first page can only be requested after the screen's code has loaded, because filters must be
   * validated or their defaults determined first.
   */
  late?: boolean;
  parentEntity?: string;
  singleton?: boolean;
  /** Whether values or filters must be converted between the format of the API and the app's own format. */
  isSerialized?: true;
  icon?: IconName;
  /** Names and titles of the route variants, by index in `routes`. */
  addresses?: Record<number, EntityRouteVariant>;
  /** The field that contains the record's title. */
  titleField?: string;
  /** Name of the list filter to which the command palette passes a search text. */
  finds?: string;
  /** Name of the list filter to which the command palette passes a numeric record id. */
  findsId?: string;
  /** Present if users can create records: `true` for all users, otherwise the roles that can create records. */
  creates?: true | readonly string[];
  /**
   * Previous routes, by route set and view. They exist only in the dev server, where routes can be edited while the
   * page is open.
   */
  former?: readonly Partial<Record<ScreenName, readonly string[]>>[];
}

/** Loads an entity in the language with the given name; in English if there is no translation. */
export type EntityLoader = (language: string) => Promise<EntityModule>;

export interface MenuGroup {
  key: string;
  title: string;
  icon?: IconName;
}

/** The titles in one language: of menu groups by their keys, of entities by their names. */
export interface Titles {
  navigation: Readonly<Record<string, string>>;
  entities: Readonly<Record<string, string>>;
  /** Titles of route variants, by entity name and variant name. */
  addresses?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

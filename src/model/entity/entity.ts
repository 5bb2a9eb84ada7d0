/**
 * A compiled entity: plain JSON in one language, references resolved, defaults filled in, all names validated.
 * Generator, widgets and fixtures read this; only the compiler reads definitions.
 */
import type { IconName, PollDefinition } from '../schemaLanguage/definition';
import type { Action } from './action';
import type { Assignment, ListAlert, Column, FilterSet } from './list';
import type { Shape } from './field';
import type { Section, AuditFields, FieldsWidth } from './section';
import type { Validators } from './validators';

export type { Action, ActionKind } from './action';
export type { Field, Limits, Option, OptionList, Shape, Rule, Effect, FieldChange, Compare } from './field';
export type { Assignment, ListAlert, DisplayedField, Column, Filter, FilterSet } from './list';
export type { Chart, Detail, Section, AuditFields, FieldsWidth } from './section';

import type { Call, OptionList } from './field';

export type { Call };

export type View = 'list' | 'create' | 'update' | 'view';

/** The paths of the screens in one set of routes. `{id}` or the names of the id fields stand for the id. */
export type RouteSet = Partial<Record<View, string>>;

/** The name and title of a route variant. */
export interface RouteVariantTitle {
  /** The name that rules refer to. */
  name: string;
  /** The title of its list. If present, the list has its own menu entry. */
  title?: string;
}

export interface Entity {
  name: string;
  title: string;
  /** The name of one record within a sentence: `article type`. */
  singularName: string;
  /** The fields that together identify a record; empty if there are none. */
  ids: readonly string[];
  titleField: string;
  /** There is exactly one record and no list. */
  singleton?: boolean;
  /** The parent entity, whose permissions, menu entry and back link this entity uses. */
  parentEntity?: string;
  /**
   * Enables the conflict check: a record is read again before it is updated. `at` and `by` are the paths of the
   * time and the author of the last change.
   */
  conflictCheck?: { at?: string; by?: string };
  shape: Shape;
  /** The main set first, then the variants. */
  routes: RouteSet[];
  calls: Record<string, Call>;
  /** The get calls of variants that have their own, by index in `routes`. */
  variantGets?: Record<number, Call>;
  /** Names and titles of variants, by index in `routes`. */
  addresses?: Record<number, RouteVariantTitle>;
  /** There is no get call: the record is taken from the list. */
  getsRow?: boolean;
  /** There is no get call: the id contains the record's data, and several rows can refer to the same record. */
  getsId?: boolean;
  list?: {
    columns: Column[];
    filters: FilterSet;
    /** Names of the row actions in menu order. */
    rowActions: string[];
    /** The screen that the id of a row links to. */
    rowClick: 'update' | 'view';
    /** Key in `Validators.conditions`; if absent, every row that is not Inactive is editable. */
    editableWhen?: string;
    emptyMessage?: string;
    /** Reloads the page until its rows satisfy the condition of the poll. */
    poll?: Poll;
    /** A chart of the rows on the page. */
    chart?: Section['chart'];
    sectionsAboveFilters: Section[];
    /** Sections below the filters. Without a page call, they are the content of the screen. */
    sectionsBelowFilters: Section[];
    alerts?: ListAlert[];
  };
  form?: {
    openAs: 'screen' | 'dialog';
    sections: Section[];
    width: FieldsWidth;
    /** The audit fields that no section displays. */
    auditFields?: AuditFields;
    stayAfterSave?: boolean;
    /** `false`: unsaved values are not stored as a draft. */
    drafts?: false;
    cancel?: 'back';
  };
  /** The read-only screen of a record. */
  view?: { sections: Section[]; width: FieldsWidth; auditFields?: AuditFields; titleTemplate?: string; poll?: Poll };
  /** Names of the fields that a spreadsheet import fills, in the column order of the template. */
  import?: readonly string[];
  actions: Record<string, Action>;
  assignments: Record<string, Assignment>;
  messages: Record<string, string>;
  /** Hand-written screens by name. */
  customScreens: { list?: string; form?: string; view?: string };
  menu?: { group?: string; order: number; icon?: IconName };
  /** The named option lists that the entity's fields, filters, actions and assignments use. */
  options: Record<string, OptionList>;
}

export interface Poll extends Omit<PollDefinition, 'stopPollingWhen'> {
  /** Key in `Validators.conditions`. */
  stopPollingWhen: string;
}

/** The exports of an entity's lazy-loaded chunk. */
export interface EntityModule {
  entity: Entity;
  validators: Validators;
}

/** The data of an entity in the first load: enough for routing, the menu and the request of the first page. */
export interface ManifestEntry {
  name: string;
  title: string;
  routes: RouteSet[];
  /** The page call; absent for an entity without a list. */
  page?: Call;
  ids: readonly string[];
  /** Default filters, used for the first page while the query string contains none. */
  defaults?: Record<string, unknown>;
  /** The list cannot be requested before its filters are known. */
  late?: boolean;
  parentEntity?: string;
  singleton?: boolean;
  icon?: IconName;
  /** Names and titles of its route variants, by index in `routes`. */
  addresses?: Record<number, RouteVariantTitle>;
  /** The field that contains the record's title. */
  titleField?: string;
  /** The list filter for a search text. */
  finds?: string;
  /** The list filter for a numeric record id. */
  findsId?: string;
  /** New records can be created: `true` for all users, otherwise the roles that may. */
  creates?: true | readonly string[];
  /** Routes that were changed by editing a schema file while the page was open, by route set and view. */
  former?: readonly Partial<Record<View, readonly string[]>>[];
}

/** Loads an entity in a language, given by its name; English if there is no translation. */
export type EntityLoader = (language: string) => Promise<EntityModule>;

export interface MenuGroup {
  key: string;
  title: string;
  icon?: IconName;
}

/** The titles of menu groups and entities in one language, by their keys and names. */
export interface Titles {
  navigation: Readonly<Record<string, string>>;
  entities: Readonly<Record<string, string>>;
  /** Titles of route variants, by entity and name. */
  addresses?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * What an entity is once its definition is compiled: plain JSON in one language, references resolved,
 * defaults filled in, every name checked. Generator, widgets and fixtures read this; nobody reads a
 * definition twice.
 */
import type { IconName, PollDefinition } from '../schemaLanguage/definition';
import type { Action } from './action';
import type { Assignment, Attention, Column, FilterSet } from './list';
import type { Shape } from './field';
import type { Section, AuditFields, FieldsWidth } from './section';
import type { Validators } from './validators';

export type { Action, ActionKind } from './action';
export type { Field, Limits, Option, OptionList, Shape, Rule, Effect, FieldChange, Compare } from './field';
export type { Assignment, Attention, DisplayedField, Column, Filter, FilterSet } from './list';
export type { Chart, Fact, Section, AuditFields, FieldsWidth } from './section';

import type { Call, OptionList } from './field';

export type { Call };

export type View = 'list' | 'create' | 'update' | 'view';

/** Addresses of the screens in one reading; `{id}` or the names of the id fields stand for the id. */
export type RouteSet = Partial<Record<View, string>>;

/** What a further set of addresses is called. */
export interface Address {
  /** By which rules know it. */
  name: string;
  /** Of its list, which then has its own entry in the menu. */
  title?: string;
}

export interface Entity {
  name: string;
  title: string;
  /** The thing in the middle of a sentence: `article type`. */
  noun: string;
  /** Fields that identify a record together; none where nothing does. */
  ids: readonly string[];
  titleField: string;
  /** There is one record and no list of them. */
  singleton?: boolean;
  /** The entity whose rights, menu entry and way back are also this one's. */
  parentEntity?: string;
  /** A record is read again before it is updated. Paths of what says when it was changed last, and by whom. */
  conflictCheck?: { at?: string; by?: string };
  shape: Shape;
  /** First the main set, then the variants. */
  routes: RouteSet[];
  calls: Record<string, Call>;
  /** Of a variant whose records are read by another call: by its index among the routes. */
  variantGets?: Record<number, Call>;
  /** Names and titles of variants, by their index among the routes. */
  addresses?: Record<number, Address>;
  /** There is no read call: the record is the row of its list. */
  getsRow?: boolean;
  /** There is no read call: the record is what its id says, and several rows may tell of the same. */
  getsId?: boolean;
  list?: {
    columns: Column[];
    filters: FilterSet;
    /** Names of the row's actions, in the order of its menu. */
    rowActions: string[];
    /** Where the id of a row leads. */
    rowClick: 'update' | 'view';
    /** Key in `Validators.conditions`; absent: every row that is not Inactive. */
    editableWhen?: string;
    emptyMessage?: string;
    /** The page is read again until its rows are as that says. */
    poll?: Poll;
    /** Figures of the rows on the page. */
    chart?: Section['chart'];
    sectionsAboveFilters: Section[];
    /** Below the filters; without a page call they are the screen. */
    sectionsBelowFilters: Section[];
    alerts?: Attention[];
  };
  form?: {
    presentation: 'screen' | 'dialog';
    sections: Section[];
    width: FieldsWidth;
    /** What no section says of who has made and changed the record. */
    stamps?: AuditFields;
    stayAfterSave?: boolean;
    /** `false`: what is typed is kept nowhere beside the form. */
    drafts?: false;
    cancel?: 'back';
  };
  /** How a record is read. */
  view?: { sections: Section[]; width: FieldsWidth; stamps?: AuditFields; titleTemplate?: string; poll?: Poll };
  /** Names of the fields that the rows of a spreadsheet fill, in the order of the template. */
  import?: readonly string[];
  actions: Record<string, Action>;
  assignments: Record<string, Assignment>;
  messages: Record<string, string>;
  /** Hand-written screens by name. */
  customScreens: { list?: string; form?: string; view?: string };
  menu?: { group?: string; order: number; icon?: IconName };
  /** The named option lists that its fields, filters, actions and assignments use. */
  options: Record<string, OptionList>;
}

export interface Poll extends Omit<PollDefinition, 'stopWhen'> {
  /** Key in `Validators.conditions`. */
  stopWhen: string;
}

/** What a lazily loaded chunk of one entity exports. */
export interface EntityModule {
  entity: Entity;
  validators: Validators;
}

/** What the first load knows of every entity: enough to route, to draw a menu and to ask for the first page. */
export interface ManifestEntry {
  name: string;
  title: string;
  routes: RouteSet[];
  /** The page call; absent for an entity without a list. */
  page?: Call;
  ids: readonly string[];
  /** Filters that hold while the address names none: the first page is asked for with them. */
  defaults?: Record<string, unknown>;
  /** The list cannot be asked before its filters are known. */
  late?: boolean;
  parentEntity?: string;
  singleton?: boolean;
  icon?: IconName;
  /** Names and titles of its further addresses, by their index among the routes. */
  addresses?: Record<number, Address>;
  /** Field that names a record. */
  titleField?: string;
  /** Filter of the list that takes a text to search for. */
  finds?: string;
  /** Filter that takes a record's id, which is a number. */
  findsId?: string;
  /** New records can be made; by these roles alone, where they are named. */
  creates?: true | readonly string[];
  /** Addresses that an edit has changed while the page was open, by reading and view. */
  former?: readonly Partial<Record<View, readonly string[]>>[];
}

/** Fetches an entity as a language has it: by its name, English where nobody has translated it. */
export type EntityLoader = (language: string) => Promise<EntityModule>;

export interface MenuGroup {
  key: string;
  title: string;
  icon?: IconName;
}

/** What a language calls the menu's groups and the entities, by their keys and names. */
export interface Titles {
  navigation: Readonly<Record<string, string>>;
  entities: Readonly<Record<string, string>>;
  /** Of further addresses, by entity and name. */
  addresses?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

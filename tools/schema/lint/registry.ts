import type { Rule } from './source/folder';
import { actions, actionTitles } from './rules/actions';
import { nestedScreens, owners } from './rules/belonging';
import { braces } from './rules/braces';
import { bodies, paging, sharedPages } from './rules/calls';
import { charts } from './rules/charts';
import { choices } from './rules/choices';
import { comparisons } from './rules/comparisons';
import { contradictoryBranches, halfRules, openConditions } from './rules/conditions';
import { cycles } from './rules/cycles';
import { addressNames, fixedRows } from './rules/fixedRows';
import { attention, filters, tabs } from './rules/filters';
import { identity } from './rules/identity';
import { contradictoryConditions, impossibleTypes } from './rules/impossible';
import { imports } from './rules/imports';
import { idleKeywords, ignored, needs } from './rules/keywords';
import { customWidgets, widgets } from './rules/kinds';
import { contradictoryLimits, defaults } from './rules/limits';
import { linkedFields } from './rules/linked';
import { loads } from './rules/loads';
import { links } from './rules/links';
import { errorMessages, messageNames } from './rules/messages';
import { names } from './rules/names';
import { groupKeys } from './rules/navigation';
import { patterns } from './rules/patterns';
import { messagePlaceholders, placeholders, templates } from './rules/placeholders';
import { facts, requiredReadOnly } from './rules/readOnly';
import { assignmentRows, references } from './rules/references';
import { routes } from './rules/routes';
import { assignmentPlaces, rowActions, unlistedActions } from './rules/rowActions';
import { screens } from './rules/screens';
import { listedOnce, sections } from './rules/sections';
import { phases } from './rules/phases';
import { shares } from './rules/shares';
import { translations } from './rules/translations';
import type { Kind } from './source/source';

/** What the meta-schema says of keys, wherever they stand. */
const KEY_RULES: Rule[] = [names, idleKeywords, needs, ignored, braces, placeholders];

/** What holds for every field, wherever it is described. */
const FIELD_RULES: Rule[] = [
  ...KEY_RULES,
  references,
  openConditions,
  contradictoryBranches,
  contradictoryConditions,
  impossibleTypes,
  halfRules,
  cycles,
  contradictoryLimits,
  defaults,
  patterns,
  choices,
  requiredReadOnly,
  facts,
  linkedFields,
  fixedRows,
  widgets,
  customWidgets,
  errorMessages,
  messagePlaceholders,
  comparisons,
];

/** The rules of each kind of file; a new rule is one file and one line here. */
export const RULES: Record<Kind, Rule[]> = {
  entity: [
    ...FIELD_RULES,
    identity,
    owners,
    nestedScreens,
    screens,
    routes,
    addressNames,
    paging,
    bodies,
    sharedPages,
    sections,
    listedOnce,
    charts,
    loads,
    phases,
    shares,
    filters,
    tabs,
    attention,
    rowActions,
    unlistedActions,
    actions,
    actionTitles,
    imports,
    templates,
    links,
    assignmentRows,
    assignmentPlaces,
    messageNames,
  ],
  definitions: [],
  common: FIELD_RULES,
  options: KEY_RULES,
  navigation: [groupKeys],
  translation: [translations],
};

import type { Rule } from './folder';
import { calls, callsOfFields, optionCalls } from './rules/calls';
import { choices } from './rules/choices';
import { contradictoryBranches, halfRules, openConditions } from './rules/conditions';
import { cycles } from './rules/cycles';
import { identity } from './rules/identity';
import { idleKeywords } from './rules/keywords';
import { limits } from './rules/limits';
import { comparisons, errorMessages, messageNames, placeholders } from './rules/messages';
import { screenNames, shapeNames } from './rules/names';
import { groupKeys, menuGroup } from './rules/navigation';
import { options } from './rules/options';
import { assignmentRows, references } from './rules/references';
import { routes } from './rules/routes';
import { listedOnce } from './rules/sections';
import { translations } from './rules/translations';
import { views } from './rules/views';
import { jsonEditor, widgets } from './rules/widgets';
import type { Kind } from './source';

/** What holds for every field, wherever it is described. */
const FIELD_RULES: Rule[] = [
  references,
  shapeNames,
  openConditions,
  contradictoryBranches,
  halfRules,
  cycles,
  idleKeywords,
  limits,
  choices,
  callsOfFields,
  options,
  widgets,
  jsonEditor,
  errorMessages,
  placeholders,
  comparisons,
];

/** The rules of each kind of file; a new rule is one file and one line here. */
export const RULES: Record<Kind, Rule[]> = {
  entity: [
    ...FIELD_RULES,
    identity,
    assignmentRows,
    screenNames,
    listedOnce,
    calls,
    views,
    routes,
    menuGroup,
    messageNames,
  ],
  common: FIELD_RULES,
  options: [optionCalls],
  navigation: [groupKeys],
  translation: [translations],
  config: [],
};

import type { LintRule } from './source/lintFolder';
import { checkActions, checkActionTitles } from './rules/actions';
import { checkNestedScreens, checkParents } from './rules/parentRelation';
import { checkCallPlaceholders } from './rules/callPlaceholders';
import { checkBodies, checkPaging, checkSharedPageCalls } from './rules/calls';
import { checkCharts } from './rules/charts';
import { checkChoices } from './rules/choices';
import { checkComparisons } from './rules/comparisons';
import { checkContradictoryBranches, checkIncompleteRules, checkOpenConditions } from './rules/conditions';
import { checkRuleCycles } from './rules/ruleCycles';
import { checkRouteVariantNames, checkFixedRows } from './rules/fixedRows';
import { checkAlerts, checkFilters, checkTabs } from './rules/filters';
import { checkIdentity } from './rules/entityIdentity';
import { checkContradictoryConditions, checkImpossibleTypes } from './rules/impossibleConditions';
import { checkImports } from './rules/imports';
import { checkIneffectiveKeywords, checkIgnoredKeys, checkRequiredKeys } from './rules/keywords';
import { checkCustomWidgets, checkWidgets } from './rules/fieldKinds';
import { checkContradictoryLimits, checkDefaults } from './rules/limits';
import { checkLinkedFields } from './rules/linkedFields';
import { checkSectionCalls } from './rules/sectionCalls';
import { checkLinks } from './rules/links';
import { checkErrorMessages, checkMessageNames } from './rules/messages';
import { checkNames } from './rules/names';
import { checkGroupKeys } from './rules/navigation';
import { checkPatterns } from './rules/patterns';
import { checkMessagePlaceholders, checkPlaceholders, checkTemplates } from './rules/placeholders';
import { checkComputedFields, checkRequiredReadOnly } from './rules/readOnly';
import { checkAssignmentRows, checkReferences } from './rules/references';
import { checkRoutes } from './rules/routes';
import { checkAssignmentAccess, checkRowActions, checkUnlistedActions } from './rules/rowActions';
import { checkScreens } from './rules/screens';
import { checkRepeatedFields, checkSections } from './rules/sections';
import { checkPhaseColumns } from './rules/phaseColumns';
import { checkTotalFields } from './rules/totalFields';
import { checkTranslations } from './rules/translations';
import type { SourceKind } from './source/sourceFile';

/** Rules that the meta-schema declares for keys, which apply in all files. */
const KEY_RULES: LintRule[] = [
  checkNames,
  checkIneffectiveKeywords,
  checkRequiredKeys,
  checkIgnoredKeys,
  checkCallPlaceholders,
  checkPlaceholders,
];

/** Rules for all fields, in whichever file they are described. */
const FIELD_RULES: LintRule[] = [
  ...KEY_RULES,
  checkReferences,
  checkOpenConditions,
  checkContradictoryBranches,
  checkContradictoryConditions,
  checkImpossibleTypes,
  checkIncompleteRules,
  checkRuleCycles,
  checkContradictoryLimits,
  checkDefaults,
  checkPatterns,
  checkChoices,
  checkRequiredReadOnly,
  checkComputedFields,
  checkLinkedFields,
  checkFixedRows,
  checkWidgets,
  checkCustomWidgets,
  checkErrorMessages,
  checkMessagePlaceholders,
  checkComparisons,
];

/** The rules for each kind of file. A new rule needs one file and one line here. */
export const LINT_RULES: Record<SourceKind, LintRule[]> = {
  entity: [
    ...FIELD_RULES,
    checkIdentity,
    checkParents,
    checkNestedScreens,
    checkScreens,
    checkRoutes,
    checkRouteVariantNames,
    checkPaging,
    checkBodies,
    checkSharedPageCalls,
    checkSections,
    checkRepeatedFields,
    checkCharts,
    checkSectionCalls,
    checkPhaseColumns,
    checkTotalFields,
    checkFilters,
    checkTabs,
    checkAlerts,
    checkRowActions,
    checkUnlistedActions,
    checkActions,
    checkActionTitles,
    checkImports,
    checkTemplates,
    checkLinks,
    checkAssignmentRows,
    checkAssignmentAccess,
    checkMessageNames,
  ],
  definitions: [],
  common: FIELD_RULES,
  options: KEY_RULES,
  navigation: [checkGroupKeys],
  translation: [checkTranslations],
};

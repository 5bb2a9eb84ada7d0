import type { LintRule } from './source/lintFolder';
import { checkActions, checkActionTitles } from './rules/checkActions';
import { checkNestedScreens, checkParentCycles } from './rules/checkParentEntities';
import { checkBulkEdit } from './rules/checkBulkEdit';
import { checkCallPlaceholders } from './rules/checkCallPlaceholders';
import { checkCreateBodyFields, checkPagination, checkSharedPageCalls } from './rules/checkCalls';
import { checkChartValues } from './rules/checkChartValues';
import { checkChoices } from './rules/checkChoices';
import { checkComparisons } from './rules/checkComparisons';
import {
  checkContradictoryBranches,
  checkIncompleteRules,
  checkConditionsWithoutRequired,
} from './rules/checkRuleConditions';
import { checkRuleCycles } from './rules/checkRuleCycles';
import { checkArrayRowSettings } from './rules/checkArrayRowSettings';
import { checkDisabledReasons } from './rules/checkDisabledReasons';
import { checkQuickFilters, checkFilters, checkTabFilter } from './rules/checkFilters';
import { checkFoldedColumns } from './rules/checkFoldedColumns';
import { checkListViews } from './rules/checkListViews';
import { checkEntityName } from './rules/checkEntityName';
import { checkContradictoryConditions, checkImpossibleTypes } from './rules/checkImpossibleConditions';
import { checkRequiredEmpty, checkTextLengths } from './rules/checkImpossibleTexts';
import { checkImportConfig } from './rules/checkImportConfig';
import { checkIneffectiveKeywords, checkIgnoredKeys, checkRequiredKeys } from './rules/checkKeywordsOfType';
import { checkCustomWidgets, checkWidgets } from './rules/checkWidgets';
import { checkContradictoryLimits, checkDefaults } from './rules/checkValueLimits';
import { checkDependentFields } from './rules/checkDependentFields';
import { checkLinks } from './rules/checkActionLinks';
import { checkDialects } from './rules/checkDialects';
import { checkErrorMessages, checkMessageNames } from './rules/checkErrorMessages';
import { checkNamedReferences } from './rules/checkNamedReferences';
import { checkMenuGroupKeys } from './rules/checkMenuGroups';
import { checkPatterns } from './rules/checkPatterns';
import {
  checkBracesInMessages,
  checkMessagePlaceholders,
  checkPlaceholders,
  checkTemplates,
} from './rules/checkTextPlaceholders';
import { checkComputedFields, checkRequiredReadOnly } from './rules/checkReadOnlyFields';
import { checkAssignmentRowSchemas, checkRefTargets } from './rules/checkSchemaReferences';
import { checkRoutes } from './rules/checkRoutes';
import { checkEntityLinks } from './rules/checkEntityLinks';
import { checkRelatedLists } from './rules/checkRelatedLists';
import { checkUnreachableAssignments, checkRowActions, checkUnlistedActions } from './rules/checkRowActions';
import { checkReferencedFieldTypes } from './rules/checkReferencedFieldTypes';
import { checkListRoute } from './rules/checkListRoute';
import { checkRepeatedFields, checkSections } from './rules/checkSections';
import { checkSameTitles, checkTitleFieldType } from './rules/checkTitles';
import { checkTranslations } from './rules/checkTranslations';
import { checkUndo } from './rules/checkUndo';
import { checkRequiredUploads, checkFileBodyFormat } from './rules/checkUploads';
import type { SchemaFileKind } from './source/sourceFile';

/**
 * Rules for single keys, which the meta-schema configures by annotations (which keys refer to names, which keys
 * require others). They apply to all kinds of files.
 */
const KEY_RULES: LintRule[] = [
  checkNamedReferences,
  checkIneffectiveKeywords,
  checkRequiredKeys,
  checkIgnoredKeys,
  checkCallPlaceholders,
  checkPlaceholders,
];

/** Rules for field definitions. They apply to every kind of file that contains fields. */
const FIELD_RULES: LintRule[] = [
  ...KEY_RULES,
  checkRefTargets,
  checkConditionsWithoutRequired,
  checkContradictoryBranches,
  checkContradictoryConditions,
  checkImpossibleTypes,
  checkIncompleteRules,
  checkRuleCycles,
  checkContradictoryLimits,
  checkTextLengths,
  checkRequiredEmpty,
  checkDefaults,
  checkPatterns,
  checkChoices,
  checkRequiredReadOnly,
  checkComputedFields,
  checkDependentFields,
  checkArrayRowSettings,
  checkDisabledReasons,
  checkWidgets,
  checkCustomWidgets,
  checkErrorMessages,
  checkMessagePlaceholders,
  checkComparisons,
];

/** The rules for each kind of file. To add a rule, create one file and add one line here. */
export const LINT_RULES: Record<SchemaFileKind, LintRule[]> = {
  entity: [
    ...FIELD_RULES,
    checkEntityName,
    checkTitleFieldType,
    checkSameTitles,
    checkChartValues,
    checkParentCycles,
    checkNestedScreens,
    checkListRoute,
    checkRoutes,
    checkPagination,
    checkCreateBodyFields,
    checkSharedPageCalls,
    checkSections,
    checkRepeatedFields,
    checkReferencedFieldTypes,
    checkFilters,
    checkTabFilter,
    checkQuickFilters,
    checkFoldedColumns,
    checkListViews,
    checkRelatedLists,
    checkEntityLinks,
    checkRowActions,
    checkUnlistedActions,
    checkActions,
    checkActionTitles,
    checkImportConfig,
    checkBulkEdit,
    checkUndo,
    checkFileBodyFormat,
    checkRequiredUploads,
    checkTemplates,
    checkLinks,
    checkAssignmentRowSchemas,
    checkUnreachableAssignments,
    checkMessageNames,
    checkBracesInMessages,
  ],
  definitions: [],
  common: FIELD_RULES,
  options: KEY_RULES,
  navigation: [checkMenuGroupKeys],
  dialects: [checkDialects],
  translation: [checkTranslations],
};

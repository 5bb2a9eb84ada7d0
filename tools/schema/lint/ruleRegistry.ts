import type { LintRule } from './source/lintFolder';
import {
  checkActions,
  checkActionRecords,
  checkActionTitles,
  checkFixtureChanges,
  checkSameActionTitles,
} from './rules/checkActions';
import { checkNestedScreens, checkParentCycles } from './rules/checkParentEntities';
import { checkBulkEdit } from './rules/checkBulkEdit';
import { checkCallPlaceholders } from './rules/checkCallPlaceholders';
import {
  checkCallMethods,
  checkCallPaths,
  checkPageCallQueries,
  checkRecordCalls,
  checkUnusedCalls,
} from './rules/checkCallPaths';
import { checkCreateBodyFields, checkPagination, checkSharedPageCalls } from './rules/checkCalls';
import { checkChartValues } from './rules/checkChartValues';
import { checkChoices } from './rules/checkChoices';
import { checkTones } from './rules/checkTones';
import { checkBooleanOptions, checkOptionLists } from './rules/checkOptionLists';
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
import { checkWriteOnlyFields } from './rules/checkWriteOnlyFields';
import { checkHistoryFlag } from './rules/checkFlagNames';
import { checkCustomWidgets, checkWidgets } from './rules/checkWidgets';
import {
  checkContradictoryLimits,
  checkDefaults,
  checkEmptyRanges,
  checkTooFewChoices,
} from './rules/checkValueLimits';
import { checkDisplays } from './rules/checkDisplays';
import { checkDependentFields } from './rules/checkDependentFields';
import { checkLinks } from './rules/checkActionLinks';
import { checkDialects } from './rules/checkDialects';
import { checkErrorMessages, checkMessageNames } from './rules/checkErrorMessages';
import { checkNamedReferences } from './rules/checkNamedReferences';
import { checkMenuGroupIcons, checkMenuGroupKeys, checkSameMenuTitles } from './rules/checkMenuGroups';
import { checkPatterns } from './rules/checkPatterns';
import {
  checkBracesInTexts,
  checkMessagePlaceholders,
  checkPlaceholders,
  checkTemplates,
} from './rules/checkTextPlaceholders';
import { checkComputedFields, checkRequiredReadOnly } from './rules/checkReadOnlyFields';
import { checkAssignmentRowSchemas, checkRefTargets } from './rules/checkSchemaReferences';
import { checkOptionFields } from './rules/checkOptionFields';
import { checkFieldConflicts } from './rules/checkFieldConflicts';
import { checkForeignFields } from './rules/checkForeignFields';
import { checkLinkIds } from './rules/checkLinkIds';
import { checkCodeKeys } from './rules/checkCodeKeys';
import { checkUnreachableFields } from './rules/checkUnreachableFields';
import { checkEmptyConditions, checkRecordRules } from './rules/checkRecordRules';
import { checkRequestTexts } from './rules/checkRequestTexts';
import { checkSharedWrites } from './rules/checkSharedWrites';
import { checkRequestBodySchema } from './rules/checkRequestBodySchema';
import { checkRoutes } from './rules/checkRoutes';
import { checkReachability } from './rules/checkReachability';
import { checkEntityLinks } from './rules/checkEntityLinks';
import { checkRelatedLists } from './rules/checkRelatedLists';
import { checkUnreachableAssignments, checkRowActions, checkUnlistedActions } from './rules/checkRowActions';
import { checkReferencedFieldTypes } from './rules/checkReferencedFieldTypes';
import { checkFieldNames } from './rules/checkFieldNames';
import { checkSecretNames } from './rules/checkSecretNames';
import { checkListRoute } from './rules/checkListRoute';
import { checkRepeatedFields, checkSections } from './rules/checkSections';
import { checkFieldNamedId, checkSameItemTitles, checkSameTitles, checkTitleFieldType } from './rules/checkTitles';
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
  checkCallPaths,
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
  checkRecordRules,
  checkEmptyConditions,
  checkFieldConflicts,
  checkRuleCycles,
  checkContradictoryLimits,
  checkEmptyRanges,
  checkTooFewChoices,
  checkTextLengths,
  checkRequiredEmpty,
  checkDefaults,
  checkPatterns,
  checkChoices,
  checkTones,
  checkBooleanOptions,
  checkRequiredReadOnly,
  checkComputedFields,
  checkDependentFields,
  checkArrayRowSettings,
  checkDisabledReasons,
  checkWidgets,
  checkDisplays,
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
    checkForeignFields,
    checkSameMenuTitles,
    checkTitleFieldType,
    checkWriteOnlyFields,
    checkFieldNames,
    checkSecretNames,
    checkHistoryFlag,
    checkSameTitles,
    checkFieldNamedId,
    checkSameItemTitles,
    checkChartValues,
    checkCodeKeys,
    checkParentCycles,
    checkNestedScreens,
    checkListRoute,
    checkRoutes,
    checkReachability,
    checkPagination,
    checkCallMethods,
    checkRecordCalls,
    checkPageCallQueries,
    checkUnusedCalls,
    checkCreateBodyFields,
    checkRequestBodySchema,
    checkSharedPageCalls,
    checkSharedWrites,
    checkRequestTexts,
    checkSections,
    checkUnreachableFields,
    checkRepeatedFields,
    checkReferencedFieldTypes,
    checkFilters,
    checkTabFilter,
    checkQuickFilters,
    checkFoldedColumns,
    checkListViews,
    checkRelatedLists,
    checkEntityLinks,
    checkLinkIds,
    checkRowActions,
    checkUnlistedActions,
    checkActions,
    checkActionTitles,
    checkSameActionTitles,
    checkFixtureChanges,
    checkActionRecords,
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
    checkBracesInTexts,
  ],
  definitions: [],
  common: FIELD_RULES,
  options: [...KEY_RULES, checkOptionLists, checkOptionFields],
  navigation: [checkMenuGroupKeys, checkMenuGroupIcons],
  dialects: [checkDialects],
  translation: [checkTranslations],
};

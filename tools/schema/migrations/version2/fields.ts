/** Migrates field definitions: the keys of `x-ui`. */
import type { SchemaKeyChange, ObjectMigration } from '../types/migrationTypes';
import { NESTED_CALL_KIND, RENAMED_COLUMN_KEYS, renameKeyAndValues } from './shared';

/**
 * Version 1 had the values `hide` (the default) and `disable`. In version 2, `hide` is removed and `disable`
 * becomes `true`.
 */
const disabledInsteadOfHidden: SchemaKeyChange = (value) =>
  value === 'hide' ? undefined : { key: 'disabledInsteadOfHidden', value: true };

const RENAMED_FLAGS = {
  'flags.strongPassword': 'flags.requireStrongPasswords',
  'flags.sessionAuth': 'flags.sessionCookieAuth',
};
const valueFrom = renameKeyAndValues('valueFrom', RENAMED_FLAGS);
const revealSecretFlag = renameKeyAndValues('revealSecretFlag', RENAMED_FLAGS);

export const FIELD_MIGRATIONS: Readonly<Record<string, ObjectMigration>> = {
  entity: { parts: { 'x-admin': 'admin', '*': 'field' } },
  common: { parts: { '*': 'field' } },
  field: { parts: { 'x-ui': 'ui' } },
  ui: {
    keys: {
      lines: 'textareaRows',
      resets: 'resetsFields',
      recognise: 'codesUsedByRules',
      labelFrom: 'labelField',
      decimals: 'maxDecimals',
      defaultFrom: renameKeyAndValues('defaultFrom', {
        country: 'config.country',
        callingCode: 'config.callingCode',
        currency: 'config.currency',
        first: 'firstOption',
      }),
      from: valueFrom,
      valueFrom,
      fill: 'fieldsFromOption',
      keep: 'sendBackUnchanged',
      suggest: 'suggestionOptions',
      unique: 'omitFromDuplicate',
      mask: 'maskedByServer',
      shownIf: revealSecretFlag,
      revealSecretFlag,
      choices: 'optionRange',
      period: 'dateRange',
      generate: 'serverGenerated',
      whenForbidden: disabledInsteadOfHidden,
      whenExcludedByRule: disabledInsteadOfHidden,
      clearAs: renameKeyAndValues('emptyValue', { null: null }),
      aliases: 'alternateResponseNames',
      wire: 'serialization',
      endOf: 'startTimeField',
      shortcuts: 'presetOptions',
      // Errors are shown at their fields only.
      toast: () => undefined,
      errorToast: () => undefined,
      all: 'allLabel',
      column: 'columnDefaults',
      // Names that early files of version 2 used before the names were final.
      knownCodes: 'codesUsedByRules',
      codesInRules: 'codesUsedByRules',
      uniqueOnServer: 'omitFromDuplicate',
      alternateNames: 'alternateResponseNames',
      autofill: 'fieldsFromOption',
      sendBack: 'sendBackUnchanged',
      suggestionsFrom: 'suggestionOptions',
      revealFlag: revealSecretFlag,
      startField: 'startTimeField',
      presetsFrom: 'presetOptions',
    },
    parts: {
      currency: 'currency',
      optionRange: 'optionRange',
      dateRange: 'dateRange',
      serverGenerated: 'serverGenerated',
      rows: 'rows',
      upload: 'upload',
      columnDefaults: 'columnDisplay',
    },
  },
  currency: { keys: { from: 'codeField', fromCountry: 'countryField' } },
  optionRange: { keys: { from: 'min', to: 'max' } },
  dateRange: {
    keys: { ends: 'params', as: renameKeyAndValues('serialization', { list: 'array' }), longest: 'maxDays' },
  },
  serverGenerated: { keys: { label: 'buttonLabel', auto: 'callOnCreate' }, parts: NESTED_CALL_KIND },
  rows: {
    keys: {
      id: 'idField',
      blankRow: 'trailingBlankRow',
      keepBlankRow: 'trailingBlankRow',
      fixed: 'fixedRowKeyField',
      onlyOne: 'onlyOneTrueField',
      complete: 'sendRowWhen',
      add: 'addLabel',
      addAt: 'addButtonPosition',
      fixedRowsField: 'fixedRowKeyField',
      exclusiveField: 'onlyOneTrueField',
      sendWhen: 'sendRowWhen',
      blank: renameKeyAndValues('blankRows', { check: 'validate' }),
    },
    parts: { remove: 'rowRemoval' },
  },
  rowRemoval: { keys: { done: 'successMessage', failed: 'failureTitle' }, parts: NESTED_CALL_KIND },
  upload: {
    keys: {
      field: 'fileParam',
      maxSize: 'maxSizeBytes',
      answer: 'responsePath',
      store: 'pathField',
      targetField: 'pathField',
      tooLarge: 'tooLargeMessage',
      wrongType: 'wrongTypeMessage',
    },
    parts: NESTED_CALL_KIND,
  },
  columnDisplay: { keys: RENAMED_COLUMN_KEYS },
};

/** Migrates option lists, the configuration and translations. */
import type { ObjectMigration } from '../types/migrationTypes';
import { RENAMED_MESSAGE_KEYS } from './shared';

export const NON_ENTITY_FILE_MIGRATIONS: Readonly<Record<string, ObjectMigration>> = {
  options: { parts: { '*': 'optionList' } },
  optionList: {
    keys: {
      value: 'valueField',
      label: (value) => ({ key: String(value).includes('{') ? 'labelTemplate' : 'labelField' }),
      aliases: 'alternateLabelFields',
      search: 'searchParam',
      least: 'minSearchLength',
      fallback: 'fallbackOptions',
      codes: 'labelsFromStandard',
      standardCodes: 'labelsFromStandard',
      dependsOn: 'paramsFromFields',
      toast: 'errorToast',
    },
  },
  navigation: { parts: { groups: 'menu' } },
  config: {
    keys: {
      requestTimeout: 'requestTimeoutMs',
      formExitDelay: 'formExitDelayMs',
      toastSuccess: 'successToastMs',
      toastError: 'errorToastMs',
      help: 'helpUrl',
      contact: 'contactUrl',
      pictureHosts: 'allowedPictureHosts',
    },
    parts: { flags: 'flags' },
  },
  flags: { keys: { strongPassword: 'requireStrongPasswords', sessionAuth: 'sessionCookieAuth' } },

  translation: { parts: { navigation: 'texts', options: 'texts', '*': 'translatedPart' } },
  texts: {},
  translatedPart: {
    keys: {
      noun: 'singularName',
      addresses: 'variantTitles',
      words: 'otherFieldTexts',
      fieldTexts: 'otherFieldTexts',
      choices: 'options',
      branches: 'conditionalTexts',
      ruleTexts: 'conditionalTexts',
      facts: 'readOnlyValues',
      details: 'readOnlyValues',
      attention: 'quickFilters',
      alerts: 'quickFilters',
      errors: 'fieldErrorMessages',
    },
    parts: {
      messages: 'translatedMessages',
      otherFieldTexts: 'translatedFields',
      list: 'translatedPart',
      actions: 'translatedParts',
      assignments: 'translatedParts',
    },
  },
  translatedParts: { parts: { '*': 'translatedPart' } },
  translatedMessages: {
    keys: {
      ...RENAMED_MESSAGE_KEYS,
      failed: 'failureTitle',
      done: 'successMessage',
      otherwise: 'fallbackMessage',
      link: 'linkLabel',
      empty: 'emptyMessage',
    },
  },
  translatedFields: { parts: { '*': 'translatedField' } },
  translatedField: {
    keys: {
      all: 'allLabel',
      add: 'addLabel',
      generate: 'buttonLabel',
      done: 'successMessage',
      failed: 'failureTitle',
    },
  },
};

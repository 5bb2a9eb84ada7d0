/**
 * The app's own texts in English, from which all translations are made. The texts of each entity are in its schema.
 * The error messages of the HTTP client and the validation messages are next to the code that uses them.
 */
import englishMessages from 'ra-language-english';
import { ERROR_TEXTS } from '../../dataProvider/contract/errorTexts';
import { DEFAULT_VALIDATION_MESSAGES } from '../model/formRules/validationMessages';
import { fieldAndFilterTexts, formTexts } from './en/formTexts';

/** The texts of the sign-in page and its dialog are in `en/signInTexts`. */
const auth = {
  notDone: 'Not done, because your session had ended: %{what}',
  back: 'Back',
  passwordChanged: 'Update successfully',
  badAnswer: 'The server did not return your account. Please contact your administrator.',
};

const frame = {
  menu: 'Main menu',
  language: 'Language',
  theme: 'Appearance',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'System',
  account: 'Account: %{name}',
  find: 'Find',
  help: 'Help',
  contact: 'Contact',
  newVersion: 'A new version is available. Reload the page when you are ready.',
  version: 'Version %{version}',
  offline: 'You are offline. This page may be out of date, and changes cannot be saved.',
};

const crash = {
  title: 'Something went wrong',
  text: 'This page could not be shown. Your data on the server is safe. Reload the page. If that does not help, reset this browser’s settings (language, appearance, menu, columns and unsaved changes) or contact your administrator.',
  reload: 'Reload',
  reset: 'Reset this browser’s settings',
};

const screens = {
  screen: {
    loading: 'Loading %{title}',
    loadFailed: '%{title} could not be loaded',
    loadFailedText: 'Check your connection and try again. If the app has just been updated, reload the page.',
    crashed: '%{title} cannot be shown',
    crashedText: 'Try again, or reload the page.',
  },
  list: {
    actionsColumn: 'Action',
    attention: 'Needs attention',
    chart: 'Chart',
    clearSearch: 'Clear search',
    columns: 'Columns',
    comfortable: 'Comfortable rows',
    compact: 'Compact rows',
    createFirst: 'Add the first one',
    deleted: 'Delete successfully!',
    empty: 'There is nothing here yet',
    failed: 'The list could not be loaded',
    filters: 'Filters',
    firstPage: 'Go to first page',
    lastPage: 'Go to last page',
    nextPage: 'Go to next page',
    nothingFound: 'Nothing matches these filters',
    pages: 'Pages',
    previousPage: 'Go to previous page',
    range: '%{from}–%{to} of %{count}',
    rangeOpen: '%{from}–%{to} of at least %{to}',
    resetColumns: 'Reset columns',
    resetFilters: 'Reset filters',
    results: '%{smart_count} result |||| %{smart_count} results',
    resultsOpen: 'At least %{smart_count} result |||| At least %{smart_count} results',
    rowActions: 'Actions for %{name}',
    rowsPerPage: 'Rows per page',
    search: 'Search',
    selectPage: 'Select this page',
    selectRow: 'Select %{name}',
    uncounted: 'total unknown',
    unchosen:
      '%{smart_count} row has no ID and cannot be selected |||| %{smart_count} rows have no ID and cannot be selected',
    unfinished:
      '%{smart_count} row is still running. The list no longer refreshes automatically. |||| %{smart_count} rows are still running. The list no longer refreshes automatically.',
    unidentified:
      '%{smart_count} row has no ID and cannot be opened |||| %{smart_count} rows have no ID and cannot be opened',
    waiting: 'Choose filters to see results',
  },
};

/** The texts of the assignable rows are in `en/assignmentTexts`. */
const assignment = {
  done: 'Success',
  title: '%{action}: %{name}',
};

const parts = {
  action: {
    cancel: 'Cancel',
    close: 'Close',
    create: 'Create',
    delete: 'Delete',
    dependsOn: 'Depends on %{fields}',
    duplicate: 'Duplicate',
    edit: 'Edit',
    open: 'Open',
    export: 'Export',
    import: 'Import',
    inactive: 'Inactive records cannot be changed',
    less: 'Show less',
    more: 'Show more',
    refresh: 'Refresh',
    reload: 'Reload page',
    retry: 'Retry',
    view: 'View',
  },
  confirm: {
    cancel: 'Cancel',
    confirm: 'Confirm',
    delete: 'Are you sure you want to delete this %{singularName}?',
    deleteNamed: 'Delete "%{name}"?',
    deleteTitle: 'Delete',
    named: '%{action} "%{name}"?',
  },
  bulk: {
    ask: 'This applies to %{smart_count} row. |||| This applies to %{smart_count} rows.',
    button: '%{action} (%{count})',
    delete:
      'Are you sure you want to delete %{smart_count} row? |||| Are you sure you want to delete these %{smart_count} rows?',
    done: '%{action}: %{smart_count} done',
    leftOut: '%{smart_count} other selected row is skipped. |||| %{smart_count} other selected rows are skipped.',
    more: '%{names} and %{smart_count} more',
    title: '%{action}: %{count} selected',
  },
  export: {
    currencyOf: '%{column} (Currency)',
    done: 'The file was saved to your downloads',
    empty: 'Empty files',
    running: 'Exporting…',
    tooMany: 'More than %{limit} rows match. Narrow the filters, then export again.',
  },
  close: 'Close',
  period: { from: 'From %{date}', until: 'Until %{date}', upcoming: 'Upcoming', running: 'Running', ended: 'Ended' },
  yes: 'Yes',
  no: 'No',
};

export const appTexts = {
  auth,
  frame,
  crash,
  rights: { failed: 'Your permissions could not be loaded.' },
  error: ERROR_TEXTS,
  rule: DEFAULT_VALIDATION_MESSAGES,
  ...screens,
  assignment,
  ...parts,
  form: formTexts,
  ...fieldAndFilterTexts,
};

export const enMessages = { ...englishMessages, wd: appTexts };

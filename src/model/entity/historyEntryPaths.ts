/** Where an entry of the history of a record has its values, as paths of keys joined by dots. */
export interface HistoryEntryPaths {
  /** Name of the flag of config.json without which the history is not offered. */
  flag?: string;
  time: string;
  user: string;
  action: string;
  /** The record before and after the change, or only its changed values. */
  before: string;
  after: string;
  /** The changes of single fields, for an API that sends no records. */
  changes?: { path: string; field: string; oldValue: string; newValue: string };
}

import type { Json } from '../contract/jsonValues';

/** The maximum number of records per resource whose received values are remembered. */
const MAX_RECORDS = 5000;

/**
 * The records of a resource as the API sent them, by id. The app's formats can be less precise than those of the
 * API: a time has no seconds, for example. Values that the user has not changed are sent from here.
 */
export class ReceivedRecords {
  readonly #records = new Map<string, Json>();

  get(id: unknown): Json | undefined {
    return this.#records.get(String(id));
  }

  /** Remembers the values of a row. A row of a list may lack values that another response contained. */
  add(id: unknown, row: Json): void {
    const key = String(id);
    const values = { ...this.#records.get(key), ...row };
    this.#records.delete(key);
    this.#records.set(key, values);
    const [oldest] = this.#records.keys();
    if (this.#records.size > MAX_RECORDS && oldest !== undefined) this.#records.delete(oldest);
  }
}

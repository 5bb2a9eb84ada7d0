/**
 * Log of the rows that this tab has sent. It prevents rows from being sent twice after the page is reloaded. For
 * each row content, it stores how many records were created and how many requests had no response. Only a hash of
 * the content is stored.
 */
import { equal } from '../../model/values/ajvRuntime';
import type { FormValues } from '../../model/values/cleanValues';
import type { ObjectShape } from '../../model/entity/entity';
import { isSecretField } from '../../model/values/secretFields';
import type { SafeStorage } from '../../ui/storage/safeStorage';

interface SentRows {
  created: number;
  /** Number of requests without a response. */
  open: number;
}

export interface SentRowLog {
  get(mark: string): SentRows;
  /** Called before the request of a row is sent. */
  begin(mark: string): void;
  /** Called when the response to the request of a row has arrived. */
  end(mark: string, isCreated: boolean): void;
}

/**
 * Returns the cyrb53 hash of a text. The hash is short, evenly distributed and the same on every machine, but not
 * cryptographic.
 */
function hashText(text: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (const character of text) {
    const code = character.codePointAt(0)!;
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return `${(other >>> 0).toString(36)}${(one >>> 0).toString(36)}`;
}

/** Returns the hash of a row's request body. Values of secret fields are not included. */
export function getRowHash({ fields }: ObjectShape, wire: FormValues): string {
  const entries = Object.entries(wire).filter(([name]) => !(fields[name] && isSecretField(fields[name])));
  return hashText(JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1))));
}

const NOTHING: SentRows = { created: 0, open: 0 };

function read(text: string | null): SentRows {
  const [, created, open] = /^(\d{1,6}) (\d{1,6})$/.exec(text ?? '') ?? [];
  return created === undefined ? NOTHING : { created: Number(created), open: Number(open) };
}

/**
 * Creates the log of sent rows.
 * @param prefix the prefix of the storage keys, which contains the user and the entity
 */
export function createSentRowLog(storage: SafeStorage, prefix: string): SentRowLog {
  const getKey = (mark: string): string => prefix + mark;
  const of = (mark: string): SentRows => read(storage.getItem(getKey(mark)));
  const put = (mark: string, { created, open }: SentRows): void => {
    const next = { created: Math.max(0, created), open: Math.max(0, open) };
    if (equal(next, NOTHING)) storage.removeItem(getKey(mark));
    else storage.setItem(getKey(mark), `${next.created} ${next.open}`);
  };
  return {
    get: of,
    begin: (mark) => put(mark, { ...of(mark), open: of(mark).open + 1 }),
    end: (mark, isCreated) => {
      const { created, open } = of(mark);
      put(mark, { created: created + (isCreated ? 1 : 0), open: open - 1 });
    },
  };
}

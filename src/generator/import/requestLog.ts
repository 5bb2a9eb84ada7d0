/**
 * What this tab has sent already, so that nothing is sent twice after a reload: for each content of a row how
 * often it was created, and how often its answer never came. Only a digest of the content is kept.
 */
import { equal } from '../../model/values/ajvRuntime';
import type { FormValues } from '../../model/values/cleanValues';
import type { Shape } from '../../model/entity/entity';
import { isSecretField } from '../../model/values/secretFields';
import type { SafeStorage } from '../../ui/storage/safeStorage';

interface SentRows {
  created: number;
  /** Sent, without an answer. */
  open: number;
}

export interface RequestLog {
  get(mark: string): SentRows;
  /** It leaves now. */
  begin(mark: string): void;
  /** The answer is there. */
  end(mark: string, isCreated: boolean): void;
}

/** cyrb53: short, even, and the same on every machine; nothing is kept secret by it. */
function digest(text: string): string {
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

/** The hash of a row as it is sent. Secrets are excluded. */
export function getRowHash({ fields }: Shape, wire: FormValues): string {
  const entries = Object.entries(wire).filter(([name]) => !(fields[name] && isSecretField(fields[name])));
  return digest(JSON.stringify(entries.sort(([one], [other]) => (one < other ? -1 : 1))));
}

const NOTHING: SentRows = { created: 0, open: 0 };

function read(text: string | null): SentRows {
  const [, created, open] = /^(\d{1,6}) (\d{1,6})$/.exec(text ?? '') ?? [];
  return created === undefined ? NOTHING : { created: Number(created), open: Number(open) };
}

/** @param prefix of the keys: whose it is, and of which entity */
export function createRequestLog(storage: SafeStorage, prefix: string): RequestLog {
  const keyOf = (mark: string): string => prefix + mark;
  const of = (mark: string): SentRows => read(storage.getItem(keyOf(mark)));
  const put = (mark: string, { created, open }: SentRows): void => {
    const next = { created: Math.max(0, created), open: Math.max(0, open) };
    if (equal(next, NOTHING)) storage.removeItem(keyOf(mark));
    else storage.setItem(keyOf(mark), `${next.created} ${next.open}`);
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

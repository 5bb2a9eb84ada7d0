import type { Config } from '../language/config';
import type { Field, Shape } from '../entity/entity';
import { isObject, type Values } from './clean';

/** Whether a value must leave no trace outside of its input: in no storage, no export, and on no screen beside another one. */
export const isSecret = ({ kind, format, reads, writeOnly, ui }: Field): boolean =>
  writeOnly ||
  ui.maskedByServer === true ||
  ui.revealFlag !== undefined ||
  [kind, format].some((one) => one?.endsWith('password')) ||
  reads === 'secret';

const FLAG = 'flags.';

/** Whether a secret is one that this installation does not show, whatever its server sends. */
export const isHidden = ({ ui }: Pick<Field, 'ui'>, { flags }: Pick<Config, 'flags'>): boolean =>
  ui.revealFlag !== undefined && (flags as Values | undefined)?.[ui.revealFlag.slice(FLAG.length)] !== true;

/** What stands in a list in the place of a secret that is not shown; its length says nothing. */
export const HIDDEN = '******';

/** A record without the secrets that are not shown: they never come into a form. */
export function withoutHidden<Record extends Values>({ fields }: Shape, record: Record, config: Config): Record {
  const hidden = Object.values(fields).filter((field) => isHidden(field, config));
  const inner = Object.values(fields).filter(({ name, shape }) => shape && isObject(record[name]));
  if (hidden.length === 0 && inner.length === 0) return record;
  const names = hidden.flatMap(({ name, ui }) => [name, ...(ui.alternateNames ?? [])]);
  const kept = Object.entries(record).filter(([name]) => !names.includes(name));
  const objects = inner.map(
    ({ name, shape }) => [name, withoutHidden(shape!, record[name] as Values, config)] as const,
  );
  return { ...Object.fromEntries(kept), ...Object.fromEntries(objects) } as Record;
}

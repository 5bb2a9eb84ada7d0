import type { Config } from '../schemaLanguage/publicConfigType';
import type { Field, ObjectShape } from '../entity/entity';
import { isObject, type FormValues } from './cleanValues';

/**
 * Whether the values of a field are secret. Secrets are never stored in the browser, exported, or displayed next to
 * another version of the record.
 */
export const isSecretField = ({ kind, format, reads, writeOnly, ui }: Field): boolean =>
  writeOnly ||
  ui.maskedByServer === true ||
  ui.revealSecretFlag !== undefined ||
  [kind, format].some((one) => one?.endsWith('password')) ||
  reads === 'secret';

const FLAG = 'flags.';

/** Whether the configuration of this installation hides a secret although the server sends it. */
export const isHiddenSecret = ({ ui }: Pick<Field, 'ui'>, { flags }: Pick<Config, 'flags'>): boolean =>
  ui.revealSecretFlag !== undefined &&
  (flags as FormValues | undefined)?.[ui.revealSecretFlag.slice(FLAG.length)] !== true;

/** The text that a list displays instead of a hidden secret. Its length does not depend on the secret. */
export const HIDDEN_SECRET_TEXT = '******';

/** Removes hidden secrets from a record, so that no form contains them. */
export function removeSecretsHiddenByFlag<Record extends FormValues>(
  { fields }: ObjectShape,
  record: Record,
  config: Config,
): Record {
  const hidden = Object.values(fields).filter((field) => isHiddenSecret(field, config));
  const inner = Object.values(fields).filter(({ name, shape }) => shape && isObject(record[name]));
  if (hidden.length === 0 && inner.length === 0) return record;
  const names = hidden.flatMap(({ name, ui }) => [name, ...(ui.alternateResponseNames ?? [])]);
  const kept = Object.entries(record).filter(([name]) => !names.includes(name));
  const objects = inner.map(
    ({ name, shape }) => [name, removeSecretsHiddenByFlag(shape!, record[name] as FormValues, config)] as const,
  );
  return { ...Object.fromEntries(kept), ...Object.fromEntries(objects) } as Record;
}

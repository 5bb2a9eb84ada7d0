/** What a server answers in place of a secret that it keeps to itself. */
import type { Field } from '../entity/entity';

/** What a form holds in its place, whatever the server has written: nobody types it by chance. */
export const SECRET_MASK = '••••••••';

const MASK_ONLY = /^[*•]+$/;
/** So many in a row are a mask of which something was left, or to which something was added. */
const MASK_INSIDE = /[*•]{6}/;

type Masked = Pick<Field, 'ui'>;

const mayBeMasked = ({ ui }: Masked): boolean => ui.maskedByServer === true || ui.revealFlag !== undefined;

/** Whether a form value is the placeholder of a stored secret. It is never validated and never sent. */
export const isSecretMask = (field: Masked, value: unknown): boolean => mayBeMasked(field) && value === SECRET_MASK;

/** Whether a value contains the mask of a server. Sent as a secret it would be wrong. */
export const containsServerMask = (field: Masked, value: unknown): boolean =>
  mayBeMasked(field) && typeof value === 'string' && (MASK_ONLY.test(value) || MASK_INSIDE.test(value));

/** Converts a value of the server to its form value. */
export const normalizeMask = (field: Masked, value: string): string =>
  mayBeMasked(field) && MASK_ONLY.test(value.trim()) ? SECRET_MASK : value;

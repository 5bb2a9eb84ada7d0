/** Detects masks, that is texts such as `******` that servers send instead of a secret. */
import type { Field } from '../entity/entity';

/**
 * The form value of a masked secret. It is the same for all masks that servers use, and users are unlikely to type
 * it.
 */
export const SECRET_MASK = '••••••••';

const MASK_ONLY = /^[*•]+$/;
/** Matches at least six consecutive mask characters. A text that contains them is treated as an edited mask. */
const MASK_INSIDE = /[*•]{6}/;

type Masked = Pick<Field, 'ui' | 'reads'>;

/**
 * Whether the server may send a mask for the field. This is possible for all secrets except those that the server
 * never sends.
 */
export const isSecret = ({ ui, reads }: Masked): boolean =>
  ui.maskedByServer === true || ui.revealSecretFlag !== undefined || reads === 'secret';

/** Whether a form value is the mask of a stored secret. Such a value is neither validated nor sent. */
export const isSecretMask = (field: Masked, value: unknown): boolean => isSecret(field) && value === SECRET_MASK;

/** Whether a value contains a mask. It must then not be sent, because the server would store the mask as the secret. */
export const containsServerMask = (field: Masked, value: unknown): boolean =>
  isSecret(field) && typeof value === 'string' && (MASK_ONLY.test(value) || MASK_INSIDE.test(value));

/** Converts a value of the server to its form value: every mask is converted to `SECRET_MASK`. */
export const normalizeSecretMask = (field: Masked, value: string): string =>
  isSecret(field) && MASK_ONLY.test(value.trim()) ? SECRET_MASK : value;

/** Detects the masks that servers send in place of a secret. */
import type { Field } from '../entity/entity';

/** The form value of a masked secret, whatever mask the server uses; users are unlikely to type it. */
export const SECRET_MASK = '••••••••';

const MASK_ONLY = /^[*•]+$/;
/** This many mask characters in a row are an edited mask. */
const MASK_INSIDE = /[*•]{6}/;

type Masked = Pick<Field, 'ui' | 'reads'>;

/** Whether a server may send a mask: for every secret that it sends at all. */
const mayBeMasked = ({ ui, reads }: Masked): boolean =>
  ui.maskedByServer === true || ui.revealSecretFlag !== undefined || reads === 'secret';

/** Whether a form value is the placeholder of a stored secret. It is never validated and never sent. */
export const isSecretMask = (field: Masked, value: unknown): boolean => mayBeMasked(field) && value === SECRET_MASK;

/** Whether a value contains a server's mask. It must not be sent as a secret. */
export const containsServerMask = (field: Masked, value: unknown): boolean =>
  mayBeMasked(field) && typeof value === 'string' && (MASK_ONLY.test(value) || MASK_INSIDE.test(value));

/** Converts a value of the server to its form value. */
export const normalizeMask = (field: Masked, value: string): string =>
  mayBeMasked(field) && MASK_ONLY.test(value.trim()) ? SECRET_MASK : value;

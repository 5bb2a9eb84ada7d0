/** What a server answers in place of a secret that it keeps to itself. */
import type { Field } from '../entity/entity';

/** What a form holds in its place, whatever the server has written: nobody types it by chance. */
export const MASK = '••••••••';

const MASK_ONLY = /^[*•]+$/;
/** So many in a row are a mask of which something was left, or to which something was added. */
const MASK_INSIDE = /[*•]{6}/;

type Masked = Pick<Field, 'ui'>;

const mayBeMasked = ({ ui }: Masked): boolean => ui.maskedByServer === true || ui.revealFlag !== undefined;

/** Whether the value of a form stands for a secret that the server has: never checked, never sent. */
export const isMask = (field: Masked, value: unknown): boolean => mayBeMasked(field) && value === MASK;

/** Whether a value holds a mask of a server, or a part of one: as a secret it would be a wrong one. */
export const containsMask = (field: Masked, value: unknown): boolean =>
  mayBeMasked(field) && typeof value === 'string' && (MASK_ONLY.test(value) || MASK_INSIDE.test(value));

/** A value of the server as its form holds it. */
export const readMask = (field: Masked, value: string): string =>
  mayBeMasked(field) && MASK_ONLY.test(value.trim()) ? MASK : value;

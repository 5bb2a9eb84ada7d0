import type { Field } from './entity';

const MASK = /^[*•]+$/;

/** Whether a value is what a server shows in place of a secret that it keeps: never checked, never sent. */
export const isMask = ({ ui }: Pick<Field, 'ui'>, value: unknown): boolean =>
  (ui.mask === true || ui.shownIf !== undefined) && typeof value === 'string' && MASK.test(value);

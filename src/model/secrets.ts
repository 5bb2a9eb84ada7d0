import type { Field } from './entity';

/** Whether a value must leave no trace outside of its input: in no storage, and on no screen beside another one. */
export const isSecret = ({ kind, format, reads, writeOnly, ui }: Field): boolean =>
  writeOnly || ui.mask === true || [kind, format].includes('password') || reads === 'secret';

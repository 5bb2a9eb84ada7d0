import { SecretCell } from './cells/TextCell';
import { lateInput } from './lateInput';
import { RANK } from './ranks';
import { and, formatIs, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** A secret: masked, never filled in by the browser, never shown in a list. */
export const password: Widget = {
  name: 'password',
  rank: rankIf(RANK.format, and(typeIs('string'), formatIs('password'))),
  ...lateInput(() => import('./inputs/PasswordInput').then(({ PasswordInput }) => PasswordInput)),
  Cell: SecretCell,
};

import { lazy } from 'react';
import { SecretCell } from './cells/TextCell';
import { RANK } from './ranks';
import { and, formatIs, rankIf, typeIs } from './testers';
import type { Widget } from './types';

/** A secret: masked, never filled in by the browser, never shown in a list. */
export const password: Widget = {
  name: 'password',
  rank: rankIf(RANK.format, and(typeIs('string'), formatIs('password'))),
  Input: lazy(() => import('./inputs/PasswordInput').then(({ PasswordInput }) => ({ default: PasswordInput }))),
  Cell: SecretCell,
};

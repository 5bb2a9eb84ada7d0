import type { Tone } from '../schemaLanguage/definition';
import { normalizeOptionCode } from '../values/optionCodes';

/**
 * The meaning of a status, which determines its color, in tables as in charts. The color is never the only
 * indication of the meaning. `busy` means in use, `off` out of reach, `open` pending, `next` upcoming, and `over` no
 * longer in use.
 */
export type StatusTone = Tone;

/** The general words with each meaning. Schema files say the meaning of all others, which are `plain` otherwise. */
const WORDS: Readonly<Record<Exclude<StatusTone, 'plain'>, readonly string[]>> = {
  good: [
    'active',
    'assigned',
    'accepted',
    'approved',
    'success',
    'completed',
    'done',
    'paid',
    'available',
    'online',
    'sent',
    'delivered',
    'used',
  ],
  busy: ['occupied', 'inprogress', 'running'],
  bad: ['rejected', 'failed', 'timeout', 'overdue', 'error'],
  off: ['offline', 'unavailable'],
  next: ['generated', 'issued', 'reserved', 'new', 'scheduled', 'upcoming'],
  open: ['open', 'pending', 'suspended', 'generating', 'processing', 'draft'],
  over: [
    'inactive',
    'unassigned',
    'notassigned',
    'expired',
    'archived',
    'ended',
    'revoked',
    'closed',
    'cancelled',
    'canceled',
  ],
};

const TONES = new Map(
  Object.entries(WORDS).flatMap(([tone, words]) => words.map((word) => [word, tone as StatusTone] as const)),
);

/** The meanings that a schema file says, by status. */
export type StatusTones = Readonly<Record<string, StatusTone>>;

/**
 * Returns the meaning of a status.
 * @param status as the server writes it: upper and lower case, blanks, `_` and `-` make no difference
 * @param tones the meanings that the schema says; they come before those of general words
 */
export function getStatusTone(status: string, tones: StatusTones = {}): StatusTone {
  const code = normalizeOptionCode(status);
  const said = Object.entries(tones).find(([value]) => normalizeOptionCode(value) === code);
  return said?.[1] ?? TONES.get(code) ?? 'plain';
}

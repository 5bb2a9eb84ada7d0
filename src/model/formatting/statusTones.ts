import { normalizeOptionCode } from '../values/optionCodes';

/**
 * The meaning of a status, which determines its color, in tables as in charts. The color is never the only
 * indication of the meaning. `busy` means in use, `off` out of reach, `open` pending, `next` upcoming, and `over` no
 * longer in use.
 */
export type StatusTone = 'good' | 'busy' | 'bad' | 'off' | 'open' | 'next' | 'over' | 'plain';

/** The statuses with each meaning. All other statuses are `plain`. `A` and `I` are status codes of POS devices. */
const WORDS: Readonly<Record<Exclude<StatusTone, 'plain'>, readonly string[]>> = {
  good: [
    'active',
    'a',
    'assigned',
    'accepted',
    'success',
    'completed',
    'available',
    'online',
    'sent',
    'delivered',
    'used',
  ],
  busy: ['charging', 'occupied', 'preparing', 'finishing'],
  bad: ['rejected', 'failed', 'timeout', 'notsupported', 'faulted', 'error'],
  off: ['offline', 'unavailable'],
  next: ['generated', 'issued', 'reserved', 'new', 'scheduled', 'upcoming'],
  open: [
    'pending',
    'suspended',
    'suspendedev',
    'suspendedevse',
    'heartbeatmissed',
    'generating',
    'processing',
    'draft',
  ],
  over: [
    'inactive',
    'i',
    'unassigned',
    'notassigned',
    'expired',
    'archived',
    'ended',
    'revoked',
    'closed',
    'cancelled',
  ],
};

const TONES = new Map(
  Object.entries(WORDS).flatMap(([tone, words]) => words.map((word) => [word, tone as StatusTone] as const)),
);

/**
 * Returns the meaning of a status.
 * @param status as the server writes it: upper and lower case, blanks, `_` and `-` make no difference
 */
export const getStatusTone = (status: string): StatusTone => TONES.get(normalizeOptionCode(status)) ?? 'plain';

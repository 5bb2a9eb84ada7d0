import { normalizeCode } from '../values/optionCodes';

/**
 * The meaning of a status; its color only repeats the meaning and is never the only indication. `open` is pending,
 * `next` is upcoming, `over` is out of use.
 */
export type StatusTone = 'good' | 'bad' | 'open' | 'next' | 'over' | 'plain';

/** The statuses of each tone; all others are plain. `A` and `I` are the codes of POS devices. */
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
    'charging',
  ],
  bad: ['rejected', 'failed', 'timeout', 'notsupported', 'faulted', 'error', 'offline', 'unavailable'],
  next: ['generated', 'issued', 'occupied', 'preparing', 'finishing', 'reserved', 'new', 'scheduled', 'upcoming'],
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

/** @param status as the server writes it, in any case, with blanks, `_` or `-` */
export const getStatusTone = (status: string): StatusTone => TONES.get(normalizeCode(status)) ?? 'plain';

import { normalizeOptionCode } from '../values/optionCodes';

/**
 * The meaning of a status, which determines its color. The color is never the only indication of the meaning.
 * `open` means pending, `next` means upcoming, and `over` means no longer in use.
 */
export type StatusTone = 'good' | 'bad' | 'open' | 'next' | 'over' | 'plain';

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

/**
 * Returns the meaning of a status.
 * @param status as the server writes it: upper and lower case, blanks, `_` and `-` make no difference
 */
export const getStatusTone = (status: string): StatusTone => TONES.get(normalizeOptionCode(status)) ?? 'plain';

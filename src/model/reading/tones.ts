import { plainCode } from '../values/codes';

/**
 * What a status means to whoever reads a list; a colour repeats it, and never says it alone. `open` is still
 * waited for, `next` is yet to be used, `over` is out of use.
 */
export type Tone = 'good' | 'bad' | 'open' | 'next' | 'over' | 'plain';

/** `A` and `I` are the codes of POS devices. A word that is not here is plain. */
const WORDS: Readonly<Record<Exclude<Tone, 'plain'>, readonly string[]>> = {
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
  Object.entries(WORDS).flatMap(([tone, words]) => words.map((word) => [word, tone as Tone] as const)),
);

/** @param status as the server writes it, in whatever case, with blanks, _ or - */
export const toneOf = (status: string): Tone => TONES.get(plainCode(status)) ?? 'plain';

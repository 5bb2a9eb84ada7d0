/** What a status means to whoever reads a list; a colour repeats it, and never says it alone. */
export type Tone = 'good' | 'bad' | 'open' | 'plain';

/** `A` and `I` are the codes of POS devices. A word that is not here is plain. */
const WORDS: Readonly<Record<Exclude<Tone, 'plain'>, readonly string[]>> = {
  good: ['active', 'a', 'assigned', 'accepted', 'success', 'available', 'online'],
  bad: ['rejected', 'failed', 'timeout', 'notsupported', 'faulted', 'error', 'offline', 'unavailable'],
  open: ['pending', 'suspendedev', 'suspendedevse', 'heartbeatmissed'],
};

const TONES = new Map(
  Object.entries(WORDS).flatMap(([tone, words]) => words.map((word) => [word, tone as Tone] as const)),
);

/** @param status as the server writes it, in whatever case, with blanks, _ or - */
export const toneOf = (status: string): Tone => TONES.get(status.toLowerCase().replace(/[\s_-]/g, '')) ?? 'plain';

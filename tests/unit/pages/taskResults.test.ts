import { describe, expect, it } from 'vitest';
import { summarizeChargeBoxResults, type ChargeBoxResult } from '../../../src/pages/task/taskSummary';

const TONES = { NotSupported: 'bad', 'Queued at the box': 'open', Applied: 'good' } as const;

const result = (chargeBoxId: string, status: string, message?: string): ChargeBoxResult => ({
  chargeBoxId,
  connectorId: 1,
  status,
  ...(message === undefined ? {} : { message }),
});

/** Formats a group as `2 Rejected (no): A B`. */
const groupsIn = (rows: unknown): string[] =>
  summarizeChargeBoxResults(rows, TONES).groups.map(
    ({ status, message, boxes }) => `${boxes.length} ${status}${message && ` (${message})`}: ${boxes.join(' ')}`,
  );

describe('what became of a task', () => {
  it.each<[string, unknown, number, number]>([
    ['nothing was answered yet', undefined, 0, 0],
    ['what is no list is none', 'Accepted', 0, 0],
    ['rows without a status do not count', [null, 'x', {}, result('A', 'Accepted')], 1, 1],
    ['a refusal is an answer', [result('A', 'Rejected'), result('B', 'NotSupported')], 2, 2],
    ['silence is none', [result('A', 'Accepted'), result('B', 'Pending')], 2, 1],
    ['a status that the schema calls open is none', [result('A', 'Queued at the box')], 1, 0],
    ['to have waited long enough is an end', [result('A', 'Timeout')], 1, 1],
    ['a status nobody has heard of is an end', [result('A', 'Scheduled later')], 1, 1],
  ])('%s', (_, rows, all, answered) => {
    expect(summarizeChargeBoxResults(rows, TONES)).toMatchObject({ all, answered });
  });

  it('has the meanings that the schema says', () => {
    const rows = [result('A', 'Rejected'), result('B', 'Applied'), result('C', 'Accepted')];
    const { groups } = summarizeChargeBoxResults(rows, TONES);
    expect(groups.map(({ status, tone }) => [status, tone])).toEqual([
      ['Applied', 'good'],
      ['Accepted', 'good'],
      ['Rejected', 'bad'],
    ]);
  });

  it('is told by state and reason: what went well, what went wrong, who is silent, the larger first', () => {
    const rows = [
      result('A', 'Pending'),
      result('B', 'Rejected', 'No session'),
      result('C', 'Accepted'),
      result('D', 'NotSupported', 'Too old'),
      result('E', 'NotSupported', 'Too old'),
      result('F', 'Rejected', 'Locked'),
      result('G', 'Accepted'),
    ];
    expect(groupsIn(rows)).toEqual([
      '2 Accepted: C G',
      '2 NotSupported (Too old): D E',
      '1 Rejected (No session): B',
      '1 Rejected (Locked): F',
      '1 Pending: A',
    ]);
  });
});

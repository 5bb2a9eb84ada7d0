/** Summarises the results of a remote operation on one or more charge boxes. All functions are pure. */
import { getStatusTone, type StatusTone, type StatusTones } from '../../model/formatting/statusTones';

export interface ChargeBoxResult {
  chargeBoxId: string;
  connectorId: number | string;
  status: string;
  message?: string;
}

/** The charge boxes that reported the same status and message. */
export interface ChargeBoxResultGroup {
  status: string;
  tone: StatusTone;
  message: string;
  boxes: string[];
}

export interface TaskSummary {
  all: number;
  /** The number of charge boxes with a final status, whether successful or not. */
  answered: number;
  /** Sorted: the largest successful group first, then failures, then charge boxes without a response. */
  groups: ChargeBoxResultGroup[];
}

const ORDER = { good: 0, plain: 1, busy: 1, next: 1, over: 1, bad: 1, off: 1, open: 2 } as const;

const isResult = (row: unknown): row is ChargeBoxResult => typeof row === 'object' && row !== null && 'status' in row;

/**
 * Groups results by status and message.
 * @param tones the meanings of statuses that the schema says
 */
export function summarizeChargeBoxResults(rows: unknown, tones?: StatusTones): TaskSummary {
  const results = Array.isArray(rows) ? rows.filter(isResult) : [];
  const groups = new Map<string, ChargeBoxResultGroup>();
  for (const { chargeBoxId, status, message = '' } of results) {
    const key = JSON.stringify([status, message]);
    const group = groups.get(key) ?? { status, tone: getStatusTone(status, tones), message, boxes: [] };
    group.boxes.push(chargeBoxId);
    groups.set(key, group);
  }
  const all = [...groups.values()];
  const answered = all.filter(({ tone }) => tone !== 'open').map(({ boxes }) => boxes.length);
  return {
    all: results.length,
    answered: answered.reduce((sum, count) => sum + count, 0),
    groups: all.sort((a, b) => ORDER[a.tone] - ORDER[b.tone] || b.boxes.length - a.boxes.length),
  };
}

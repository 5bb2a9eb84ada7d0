import { isObject, type Json } from '../contract/jsonValues';
import type { UnvalidatedResponseRows } from './dialect';

/**
 * Finds the rows and the total in the three known formats of the envelope. A server may use any of these formats
 * with any of the dialects that have an envelope.
 */
export function findEnvelopeRows(json: unknown): UnvalidatedResponseRows {
  const envelope = json as Json;
  const { data } = envelope;
  if (isObject(data)) return { rows: data.records, total: data.totalRow, names: ['data.records', 'data.totalRow'] };
  if (data === undefined && 'records' in envelope) {
    return { rows: envelope.records, total: envelope.totalRow, names: ['records', 'totalRow'] };
  }
  return { rows: data, total: envelope.total, names: ['data', 'total'] };
}

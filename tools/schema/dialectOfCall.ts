/** Provides the dialects (the formats of APIs that the data provider supports) to the tools. */
import type { DialectDefinition, DialectSources } from '../../dataProvider/dialects/definition';
import { getDialectName } from '../../dataProvider/dialects/loadDialect';
import { resolveDialect } from '../../dataProvider/dialects/resolveDialect';
import type { Call } from '../../src/model/entity/entity';

/**
 * Returns the complete definition of the dialect that a call names, or of the default dialect.
 * @param dialects the dialects of the project, by name
 * @throws Error if the call names an unknown dialect
 */
export const getDialectDefinition = (call: Call, dialects: DialectSources): DialectDefinition =>
  resolveDialect(dialects, getDialectName(call));

/** Returns the format of the request body of a call. */
export const getBodyFormat = (call: Call, dialects: DialectSources): NonNullable<Call['bodyFormat']> =>
  call.bodyFormat ?? getDialectDefinition(call, dialects).bodyFormat ?? 'json';

/** Whether the responses of a call are sent without the envelope of the operator's API. */
export const isCallWithoutEnvelope = (call: Call, dialects: DialectSources): boolean =>
  call.responseEnvelope === false || !getDialectDefinition(call, dialects).envelope;

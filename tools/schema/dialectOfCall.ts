/** Provides the wire dialects (the conventions of REST APIs that the data provider supports) to the tools. */
import type { DialectModule } from '../../dataProvider/dialects/dialect';
import { getDialectName } from '../../dataProvider/dialects/loadDialect';
import * as DIALECTS from '../../dataProvider/dialects/dialects';
import type { Call } from '../../src/model/entity/entity';

export const WIRE_DIALECTS: Readonly<Record<string, DialectModule>> = { ...DIALECTS };

/**
 * Returns the wire dialect of a call.
 * @throws Error if the call names an unknown dialect
 */
export function getDialectModuleOfCall(call: Call): DialectModule {
  const name = getDialectName(call);
  const found = Object.hasOwn(WIRE_DIALECTS, name) ? WIRE_DIALECTS[name] : undefined;
  if (!found) throw new Error(`No dialect "${name}"; there are ${Object.keys(WIRE_DIALECTS).join(', ')}`);
  return found;
}

/** Whether the responses of a call are sent without the envelope of the operator's API. */
export const isCallWithoutEnvelope = (call: Call): boolean =>
  call.envelope === false || getDialectModuleOfCall(call).dialect.isPlain === true;

/** The wire dialects as the tools use them. */
import type { DialectModule } from '../../dataProvider/dialects/dialect';
import { getDialectName } from '../../dataProvider/dialects/dialectRegistry';
import * as DIALECTS from '../../dataProvider/dialects/dialects';
import type { Call } from '../../src/model/entity/entity';

export const WIRE_DIALECTS: Readonly<Record<string, DialectModule>> = { ...DIALECTS };

/** @throws Error for an unknown name */
export function getDialect(call: Call): DialectModule {
  const name = getDialectName(call);
  const found = Object.hasOwn(WIRE_DIALECTS, name) ? WIRE_DIALECTS[name] : undefined;
  if (!found) throw new Error(`No dialect "${name}"; there are ${Object.keys(WIRE_DIALECTS).join(', ')}`);
  return found;
}

/** Whether the responses of a call have no envelope. */
export const isPlainCall = (call: Call): boolean =>
  call.envelope === false || getDialect(call).dialect.isPlain === true;

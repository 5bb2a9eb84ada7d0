import type { MalformedValueReporter } from '../contract/serializers';
import type { HttpClient } from '../transport/types';

/**
 * Creates the reporter for one response. It logs each field with a value of another format once.
 * @param title the title of the rows or records
 */
export function createMalformedValueReporter(
  { logWarning }: Pick<HttpClient, 'logWarning'>,
  title: string,
): MalformedValueReporter {
  const reported = new Set<string>();
  return ({ name, ui }, value) => {
    if (reported.has(name)) return;
    reported.add(name);
    logWarning(`${title}: the value of "${name}" is no ${ui.serialization}`, { json: value });
  };
}

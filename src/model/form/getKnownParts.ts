import type { Field } from '../entity/entity';
import type { ValueDetails } from '../formRules/validationMessages';

/** Returns what is known of the parts of the value of a field. */
export function getKnownParts({ known, shape, type }: Field): Pick<ValueDetails, 'known' | 'hasRows' | 'titles'> {
  const titles = Object.values(shape?.fields ?? {}).map(({ name, title }) => [name, title]);
  return {
    known: known ?? { names: [], values: [] },
    hasRows: shape !== undefined && type === 'array',
    titles: Object.fromEntries(titles) as Record<string, string>,
  };
}

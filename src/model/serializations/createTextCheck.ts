import type { Field, ObjectShape } from '../entity/entity';
import { getFieldAtPath } from '../values/fieldPath';
import { COMPARISON_SUFFIX_PATTERN } from './createNamedValueSerializer';

/** Formats of texts that query languages do not treat as texts. */
const LITERAL_FORMATS = ['date', 'date-time', 'yyyy-MM-dd HH:mm', 'uuid'];

const isText = ({ type, format, item }: Field): boolean =>
  item ? isText(item) : type === 'string' && !(format !== undefined && LITERAL_FORMATS.includes(format));

/** Finds a field by its name, by the path at which records have it, or by the path to it. */
const findField = ({ fields }: Pick<ObjectShape, 'fields'>, name: string): Field | undefined =>
  getFieldAtPath({ fields } as ObjectShape, name) ?? Object.values(fields).find(({ ui }) => ui.recordPath === name);

/**
 * Creates a function that says whether the values of a filter are texts, by the type of its field. It returns undefined
 * for a filter without a field. The name of a filter may end with a comparison, such as `_gte`.
 * @param shapes the objects whose fields the names refer to. If several have a field of this name, the first is used
 */
export const createTextCheck =
  (shapes: readonly Pick<ObjectShape, 'fields'>[]): ((name: string) => boolean | undefined) =>
  (name) => {
    const names = [name, name.replace(COMPARISON_SUFFIX_PATTERN, '')];
    const [field] = names.flatMap((one) => shapes.flatMap((shape) => findField(shape, one) ?? []));
    return field && isText(field);
  };

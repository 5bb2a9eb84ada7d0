/** Leaves out objects and lists of which a record has many alike. */
import { toObjectOrEmpty, type Json } from '../../lint/source/readJson';
import type { BuiltFields } from './entityContext';

/** So many objects or lists of one shape beside each other are like the rows of a table: no one of them tells of the whole. */
const MANY_ALIKE = 4;

/** Returns the names of the fields of an object, or of the rows of a list, as one text. */
const getShape = ({ type, properties, items }: Json): string =>
  `${[type].flat().join(' ')}: ${Object.keys(toObjectOrEmpty(properties ?? toObjectOrEmpty(items)['properties']))
    .toSorted()
    .join(' ')}`;

/** Returns the fields without the objects and lists of which there are many alike, such as those of several browsers. */
export function omitManyAlike(fields: BuiltFields): BuiltFields {
  const shapes = Object.values(fields).map((field) => getShape(toObjectOrEmpty(field)));
  return Object.fromEntries(
    Object.entries(fields).filter(([, field], index) => {
      const isHolder = field['properties'] !== undefined || toObjectOrEmpty(field['items'])['properties'] !== undefined;
      return !isHolder || shapes.filter((shape) => shape === shapes[index]).length < MANY_ALIKE;
    }),
  );
}

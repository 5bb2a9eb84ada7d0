import type { Field, ObjectShape } from '../entity/entity';

/** Returns the field with the entries that an object has beside its other fields, if it has one. */
export const findFurtherEntriesField = ({ fields }: Pick<ObjectShape, 'fields'>): Field | undefined =>
  Object.values(fields).find(({ takenKeys }) => takenKeys !== undefined);

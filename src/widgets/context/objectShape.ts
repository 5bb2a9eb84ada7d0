import { createContext, useContext } from 'react';
import type { ObjectShape } from '../../model/entity/entity';
import { useEntityModule } from './currentEntity';

const ShapeContext = createContext<ObjectShape | undefined>(undefined);

/**
 * Provides the shape of the values (the fields of a record, object or row) if it is not that of the entity's
 * records. The inputs of an action and the filters of a list have such a shape.
 */
export const ObjectShapeProvider = ShapeContext.Provider;

/** Returns the shape in which a field finds other fields by name. */
export function useObjectShape(): ObjectShape {
  const own = useContext(ShapeContext);
  const { entity } = useEntityModule();
  return own ?? entity.shape;
}

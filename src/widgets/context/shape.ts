import { createContext, useContext } from 'react';
import type { Shape } from '../../model/entity/entity';
import { useEntityModule } from './entityModule';

const ShapeContext = createContext<Shape | undefined>(undefined);

/** Provides the shape of the values if they are not the record's: the inputs of an action, or filters. */
export const ShapeProvider = ShapeContext.Provider;

/** Returns the shape in which a field looks up other fields by name. */
export function useShape(): Shape {
  const own = useContext(ShapeContext);
  const { entity } = useEntityModule();
  return own ?? entity.shape;
}

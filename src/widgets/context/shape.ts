import { createContext, useContext } from 'react';
import type { Shape } from '../../model/entity/entity';
import { useEntityModule } from './entityModule';

const ShapeContext = createContext<Shape | undefined>(undefined);

/** What is filled in or read here: an input of an action or filters, where it is not the record itself. */
export const ShapeProvider = ShapeContext.Provider;

/** The fields among which a field finds others by their names. */
export function useShape(): Shape {
  const own = useContext(ShapeContext);
  const { entity } = useEntityModule();
  return own ?? entity.shape;
}

import { createContext, useContext } from 'react';
import type { EntityModule } from '../../model/entity/entity';

const EntityContext = createContext<EntityModule | undefined>(undefined);

export const EntityProvider = EntityContext.Provider;

/** The entity whose screen or dialog this component stands in. */
export function useEntityModule(): EntityModule {
  const module = useContext(EntityContext);
  if (!module) throw new Error('useEntityModule stands outside of EntityProvider');
  return module;
}

import { createContext, useContext } from 'react';
import type { EntityModule } from '../../model/entity/entity';

const EntityModuleContext = createContext<EntityModule | undefined>(undefined);

export const EntityModuleProvider = EntityModuleContext.Provider;

/** The entity whose screen or dialog this component stands in. */
export function useEntityModule(): EntityModule {
  const module = useContext(EntityModuleContext);
  if (!module) throw new Error('useEntityModule stands outside of EntityProvider');
  return module;
}

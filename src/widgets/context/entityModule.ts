import { createContext, useContext } from 'react';
import type { EntityModule } from '../../model/entity/entity';

const EntityModuleContext = createContext<EntityModule | undefined>(undefined);

export const EntityModuleProvider = EntityModuleContext.Provider;

/** Returns the entity of the surrounding screen or dialog. */
export function useEntityModule(): EntityModule {
  const module = useContext(EntityModuleContext);
  if (!module) throw new Error('useEntityModule stands outside of EntityProvider');
  return module;
}

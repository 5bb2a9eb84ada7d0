import type { EntityModule } from '../../model/entity/entity';
import { createRequiredContext } from '../../ui/createRequiredContext';

/** The entity of the surrounding screen or dialog, with its validators. */
export const [EntityModuleProvider, useEntityModule] = createRequiredContext<EntityModule>(
  'useEntityModule stands outside of EntityModuleProvider',
);

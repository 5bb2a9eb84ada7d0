import type { EntityModule } from '../../model/entity/entity';
import type { ImportState } from './useImport';

/** The props of the component of an import step. */
export interface ImportStepProps {
  module: EntityModule;
  state: ImportState;
  onClose: () => void;
}

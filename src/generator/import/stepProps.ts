import type { EntityModule } from '../../model/entity/entity';
import type { ImportState } from './useImport';

/** The props of each step of an import. */
export interface StepProps {
  module: EntityModule;
  state: ImportState;
  onClose: () => void;
}

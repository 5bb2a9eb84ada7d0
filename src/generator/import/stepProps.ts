import type { EntityModule } from '../../model/entity/entity';
import type { ImportState } from './useImport';

/** What each step of an import is drawn from. */
export interface StepProps {
  module: EntityModule;
  state: ImportState;
  onClose: () => void;
}

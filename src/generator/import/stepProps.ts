import type { EntityModule } from '../../model/entity/entity';
import type { Import } from './useImport';

/** What each step of an import is drawn from. */
export interface StepProps {
  module: EntityModule;
  state: Import;
  onClose: () => void;
}

import { useTexts } from '../widgets/useTexts';
import type { CustomViewProps } from './extensions';
import { FormScreen } from './form/FormScreen';
import { useFormParts } from './formParts';
import { ScreenSkeleton } from './ScreenSkeleton';

/** The form of an entity as a screen, drawn in one go when the inputs of its fields are there, too. */
export function FormView({ entity: module, view, reading }: CustomViewProps) {
  const { entity } = module;
  const texts = useTexts(entity);
  const hasParts = useFormParts(entity);
  if (view === 'list') return null;
  if (!hasParts) return <ScreenSkeleton title={texts.title()} view="form" rows={0} />;
  return <FormScreen entity={module} view={view} reading={reading} />;
}

import { memo } from 'react';
import type { Field } from '../../model/entity/entity';
import { useFormPart } from '../../widgets/context/formPart';
import { useFieldState } from '../../widgets/context/ruleFieldStates';
import { FormField } from '../../widgets/FormField';
import { getGridSpan } from '../../widgets/inputs/fieldGrid';

/**
 * The grid cell of a field. The cell is not rendered while a rule hides the field. The `data-field` attribute lets
 * the form find and focus the first field with an error.
 */
export const GridField = memo(function GridField({ field }: { field: Field }) {
  const { visible } = useFieldState(field.key);
  const { width = 'full' } = useFormPart() ?? {};
  if (!visible) return null;
  return (
    <div {...getGridSpan(field, width)} data-field={field.key}>
      <FormField source={field.key} field={field} />
    </div>
  );
});

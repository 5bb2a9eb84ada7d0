import { memo } from 'react';
import type { Field, Section } from '../../model/entity/entity';
import { useFormPart } from '../../widgets/context/formPart';
import { useFieldState } from '../../widgets/context/ruleFieldStates';
import { FormField } from '../../widgets/FormField';
import { getGridSpan } from '../../widgets/inputs/fieldGrid';
import { SectionFieldGrid } from './SectionFieldGrid';

interface Props {
  fields: readonly Field[];
  section?: Section;
}

/**
 * The grid cell of a field. The cell is not rendered while a rule hides the field. The `data-field` attribute lets
 * the form find and focus the first field with an error.
 */
const GridField = memo(function FieldPlace({ field }: { field: Field }) {
  const { visible } = useFieldState(field.key);
  const { width = 'full' } = useFormPart() ?? {};
  if (!visible) return null;
  return (
    <div {...getGridSpan(field, width)} data-field={field.key}>
      <FormField source={field.key} field={field} />
    </div>
  );
});

/**
 * Renders the inputs of some fields. A keystroke does not re-render the whole section, because each field
 * subscribes to its own value and its own rule state.
 */
export const FieldsSection = memo(function FieldsSection({ fields, section }: Props) {
  return (
    <SectionFieldGrid section={section}>
      {fields.map((field) => (
        <GridField key={field.key} field={field} />
      ))}
    </SectionFieldGrid>
  );
});

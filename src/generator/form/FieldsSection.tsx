import { memo } from 'react';
import type { Field, Section } from '../../model/entity/entity';
import { lazyComponent } from '../../ui/lazyComponent';
import { GridField } from './GridField';
import { SectionFieldGrid } from './SectionFieldGrid';

interface Props {
  fields: readonly Field[];
  section?: Section;
}

const moreFields = lazyComponent(() => import('./MoreFields').then(({ MoreFields }) => MoreFields), {
  withoutMui: true,
});

/**
 * Renders the inputs of some fields. A keystroke does not re-render the whole section, because each field
 * subscribes to its own value and its own rule state.
 */
export const FieldsSection = memo(function FieldsSection({ fields, section }: Props) {
  if (section?.division === 'more') return <moreFields.Component fields={fields} />;
  return (
    <SectionFieldGrid section={section}>
      {fields.map((field) => (
        <GridField key={field.key} field={field} />
      ))}
    </SectionFieldGrid>
  );
});

import { memo } from 'react';
import type { Field, Section } from '../../model/entity/entity';
import { lazyComponent } from '../../ui/lazyComponent';
import { useObjectShape } from '../../widgets/context/objectShape';
import { GridField } from './GridField';
import { SectionFieldGrid } from './SectionFieldGrid';

interface Props {
  fields: readonly Field[];
  section?: Section;
}

const moreFields = lazyComponent(() => import('../../widgets/inputs/MoreFields').then(({ MoreFields }) => MoreFields), {
  withoutMui: true,
});

const renderField = (field: Field) => <GridField key={field.key} field={field} />;

/** The optional fields of a long form. The attribute lets the contents of the form find their place. */
function FoldedFields({ fields }: Props) {
  const shape = useObjectShape();
  return (
    <div data-fields={fields.map(({ key }) => key).join(' ')}>
      <moreFields.Component {...{ fields, shape, renderField }} level={2} />
    </div>
  );
}

/**
 * Renders the inputs of some fields. A keystroke does not re-render the whole section, because each field
 * subscribes to its own value and its own rule state.
 */
export const FieldsSection = memo(function FieldsSection({ fields, section }: Props) {
  if (section?.division === 'more') return <FoldedFields fields={fields} />;
  return <SectionFieldGrid section={section}>{fields.map(renderField)}</SectionFieldGrid>;
});

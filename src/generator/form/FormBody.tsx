import { memo, useMemo } from 'react';
import { Stack } from '@mui/material';
import { useEntityModule } from '../../widgets/context/entity';
import { FormSection } from './FormSection';
import { sectionsOf } from './sections';

interface Props {
  record: Readonly<Record<string, unknown>> | undefined;
  /** In a dialog, whose own paper is frame enough. */
  plain?: boolean;
}

/**
 * The fields of a form in their sections. A key stroke does not come here: each field listens to its
 * own value and its own state.
 */
export const FormBody = memo(function FormBody({ record, plain = false }: Props) {
  const { entity } = useEntityModule();
  const sections = useMemo(() => sectionsOf(entity, record), [entity, record]);
  return (
    <Stack spacing={2}>
      {sections.map(({ section, fields }, index) => (
        <FormSection key={section.title ?? index} section={section} fields={fields} plain={plain} />
      ))}
    </Stack>
  );
});

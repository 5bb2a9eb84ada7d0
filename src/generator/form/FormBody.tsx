import { memo, useMemo } from 'react';
import { Box, Stack } from '@mui/material';
import { useEntityModule } from '../../widgets/context/entity';
import { FormSection } from './FormSection';
import { sectionsOf, type DrawnSection } from './sections';

interface Props {
  record: Readonly<Record<string, unknown>> | undefined;
  /** In a dialog, whose own paper is frame enough. */
  plain?: boolean;
}

/** From this width on there is room for a second column; below it a picture follows the fields. */
const WIDE = '@media (min-width: 1280px)';

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(380px, 40%)' },
} as const;

/** Stays in view between bar and buttons while the fields scroll by; what is higher scrolls by itself. */
const ASIDE = {
  minWidth: 0,
  [WIDE]: { position: 'sticky', top: 80, maxHeight: 'calc(100dvh - 160px)', overflowY: 'auto' },
} as const;

const drawn = (sections: readonly DrawnSection[], plain: boolean) =>
  sections.map(({ section, fields }, index) => (
    <FormSection key={section.title ?? index} section={section} fields={fields} plain={plain} />
  ));

/**
 * The fields of a form in their sections. A key stroke does not come here: each field listens to its
 * own value and its own state.
 */
export const FormBody = memo(function FormBody({ record, plain = false }: Props) {
  const { entity } = useEntityModule();
  const sections = useMemo(() => sectionsOf(entity, record), [entity, record]);
  const main = (
    <Stack spacing={2}>
      {drawn(
        sections.filter(({ section }) => !section.beside),
        plain,
      )}
    </Stack>
  );
  const beside = sections.filter(({ section }) => section.beside);
  if (beside.length === 0) return main;
  return (
    <Box sx={COLUMNS}>
      {main}
      <Stack spacing={2} sx={ASIDE}>
        {drawn(beside, plain)}
      </Stack>
    </Box>
  );
});

import { memo, useMemo } from 'react';
import { Box, Stack, useMediaQuery } from '@mui/material';
import { useEntityModule } from '../../widgets/context/entity';
import { FormSection } from './FormSection';
import { sectionsOf, type DrawnSection } from './sections';

interface Props {
  record: Readonly<Record<string, unknown>> | undefined;
  /** In a dialog, whose own paper is frame enough. */
  plain?: boolean;
}

/** From this width on there is room for a second column; below it each section stands in its own place. */
const WIDE = '@media (min-width: 1280px)';

const COLUMNS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(380px, 40%)',
} as const;

/** Stays in view between bar and buttons while the fields scroll by; what is higher scrolls by itself. */
const ASIDE = {
  minWidth: 0,
  position: 'sticky',
  top: 80,
  maxHeight: 'calc(100dvh - 160px)',
  overflowY: 'auto',
} as const;

const drawn = (sections: readonly DrawnSection[], plain: boolean) =>
  sections.map(({ section, fields }) => (
    <FormSection key={section.title ?? section.fields.join()} section={section} fields={fields} plain={plain} />
  ));

/**
 * The fields of a form in their sections. A key stroke does not come here: each field listens to its
 * own value and its own state.
 */
export const FormBody = memo(function FormBody({ record, plain = false }: Props) {
  const { entity } = useEntityModule();
  const isWide = useMediaQuery(WIDE);
  const sections = useMemo(() => sectionsOf(entity, record), [entity, record]);
  const beside = isWide ? sections.filter(({ section }) => section.beside) : [];
  const main = sections.filter((one) => !beside.includes(one));
  return (
    <Box sx={beside.length > 0 ? COLUMNS : undefined}>
      <Stack spacing={2}>{drawn(main, plain)}</Stack>
      {beside.length > 0 && (
        <Stack spacing={2} sx={ASIDE}>
          {drawn(beside, plain)}
        </Stack>
      )}
    </Box>
  );
});

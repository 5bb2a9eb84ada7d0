import { memo, Suspense, useId, useMemo } from 'react';
import { Grid, Paper, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Field } from '../../model/entity';
import { useEntityModule } from '../../widgets/context/entity';
import { useFieldState } from '../../widgets/context/fieldStates';
import { FieldBoundary } from '../../widgets/FieldBoundary';
import { FieldInput } from '../../widgets/FieldInput';
import { useTexts } from '../../widgets/useTexts';
import { useAnyVisible } from './ruleStoreContext';
import { useCustomSections, type DrawnSection } from './sections';

/** Of twelve columns on a wide screen; a narrow one gives each field the whole line. */
const COLUMNS = { third: 4, half: 6, 'two-thirds': 8, full: 12 } as const;

/** Height in pixels of a hand-written section whose code is on its way. */
const PENDING = 240;

/** A field's place in the grid, gone with its field; `data-field` is where a fault finds it. */
const FieldPlace = memo(function FieldPlace({ field }: { field: Field }) {
  const { visible } = useFieldState(field.name);
  if (!visible) return null;
  return (
    <Grid size={{ xs: 12, sm: COLUMNS[field.ui.width ?? 'full'] }} data-field={field.name}>
      <FieldInput source={field.name} field={field} />
    </Grid>
  );
});

function SectionFields({ section, fields }: DrawnSection) {
  const translate = useTranslate();
  const { entity } = useEntityModule();
  const custom = useCustomSections();
  if (section.custom === undefined) {
    return (
      <Grid container columnSpacing={2} rowSpacing={1}>
        {fields.map((field) => (
          <FieldPlace key={field.name} field={field} />
        ))}
      </Grid>
    );
  }
  const Custom = custom[section.custom]?.Component;
  if (Custom) {
    return (
      <FieldBoundary entity={entity.name} field={section.custom} version={section}>
        <Suspense fallback={<Skeleton variant="rounded" height={PENDING} />}>
          <Custom section={section} fields={fields} />
        </Suspense>
      </FieldBoundary>
    );
  }
  return (
    <Typography color="error" role="alert">
      {translate('wd.form.noSection', { _: 'There is no section "%{name}".', name: section.custom })}
    </Typography>
  );
}

/** One block of a form with its title; a block of which the rules leave no field is not there. */
export function FormSection({ section, fields, plain }: DrawnSection & { plain: boolean }) {
  const id = useId();
  const { entity } = useEntityModule();
  const texts = useTexts(entity);
  const names = useMemo(() => fields.map(({ name }) => name), [fields]);
  const isVisible = useAnyVisible(names);
  if (!isVisible && section.custom === undefined) return null;
  const help = section.help && texts.sectionHelp(section.title, section.help);
  return (
    <Paper
      {...(plain ? { elevation: 0 } : { variant: 'outlined' })}
      component="section"
      {...(section.title ? { 'aria-labelledby': id } : {})}
      sx={plain ? { backgroundColor: 'transparent', backgroundImage: 'none' } : { p: { xs: 2, sm: 3 } }}
    >
      {section.title && (
        <Typography id={id} variant="subtitle1" component="h2" sx={{ fontWeight: 600, mb: help ? 0 : 1.5 }}>
          {texts.section(section.title)}
        </Typography>
      )}
      {help && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
          {help}
        </Typography>
      )}
      <SectionFields section={section} fields={fields} />
    </Paper>
  );
}

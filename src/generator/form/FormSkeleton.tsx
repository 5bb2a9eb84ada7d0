import { Box, Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Entity } from '../../model/entity';

const FIELD = 56;

export const fieldCount = ({ form }: Pick<Entity, 'form'>): number =>
  form?.sections.flatMap(({ fields }) => fields).length ?? 1;

/** As many bars as the form has fields, each of a field's height: nothing jumps when the record arrives. */
export function FormSkeleton({ title, fields }: { title: string; fields: number }) {
  const translate = useTranslate();
  return (
    <Box
      component="output"
      aria-label={translate('wd.screen.loading', { _: 'Loading %{title}', title })}
      sx={{ display: 'block', p: { xs: 2, sm: 3 } }}
    >
      <Stack spacing={2} aria-hidden>
        {Array.from({ length: fields }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={FIELD} />
        ))}
      </Stack>
    </Box>
  );
}

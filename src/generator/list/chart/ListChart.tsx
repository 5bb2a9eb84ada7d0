import { lazy, Suspense } from 'react';
import { Box, Paper, Skeleton, Typography } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { Entity } from '../../../model/entity';
import { useTexts } from '../../../widgets/useTexts';
import type { Row } from '../actionable';
import { barsOf } from './bars';

const Bars = lazy(async () => ({ default: (await import('./Bars')).Bars }));

interface Props {
  entity: Entity;
  rows: readonly Row[];
}

/** A bar for each row of the page (`x-admin.list.chart`); its numbers stand in the table below as well. */
export function ListChart({ entity, rows }: Props) {
  const translate = useTranslate();
  const texts = useTexts(entity);
  const { label = '', value = '' } = entity.list?.chart ?? {};
  const field = entity.shape.fields[value];
  if (!field) return null;
  const title = texts.label(value, field);
  const name = translate('wd.list.chartOf', { _: '%{value} of the rows on this page', value: title });
  return (
    <Paper variant="outlined" sx={{ p: 2, mb: 1 }}>
      <Typography variant="subtitle2" component="h2" gutterBottom>
        {title}
      </Typography>
      <Box component="figure" aria-label={name} sx={{ m: 0 }}>
        <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
          <Bars bars={barsOf(rows, label, value)} title={title} />
        </Suspense>
      </Box>
    </Paper>
  );
}

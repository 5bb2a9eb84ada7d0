import { Box, Typography } from '@mui/material';
import { useLocale } from 'ra-core';
import type { Entity } from '../../model/entity';
import { FieldCell } from '../../widgets/FieldCell';
import { useTexts } from '../../widgets/useTexts';
import { formulasOf, writeFormula } from './formulas';
import type { BaseValues } from './useBasePoints';

/** What is earned and what points are worth, each as a line to be read aloud. */
export function BaseFormulas({ entity, values }: { entity: Entity; values: BaseValues }) {
  const texts = useTexts(entity);
  const locale = useLocale();
  const { lastUpdateTime } = entity.shape.fields;
  return (
    <>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 1, m: 0 }}>
        {formulasOf(values, locale).map(({ name, section, parts }) => (
          <div key={name}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.section(section)}
            </Typography>
            <Typography component="dd" variant="h6" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {writeFormula(texts.message(name, entity.messages[name] ?? ''), parts)}
            </Typography>
          </div>
        ))}
      </Box>
      {lastUpdateTime && values[lastUpdateTime.name] ? (
        <Typography variant="caption" sx={{ display: 'block', mt: 1, color: 'text.secondary' }}>
          {texts.label(lastUpdateTime.name, lastUpdateTime)}{' '}
          <FieldCell field={lastUpdateTime} record={{ ...values }} format="datetime" />
        </Typography>
      ) : null}
    </>
  );
}

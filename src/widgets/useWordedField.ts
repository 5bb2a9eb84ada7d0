import { useMemo } from 'react';
import type { Field } from '../model/entity';
import { useEntityModule } from './context/entity';
import { useTexts } from './useTexts';

/**
 * The field with the words that its widget shows as they are, placeholder and unit, in the language
 * of the page: no widget has to know of translation.
 */
export function useWordedField(path: string, field: Field): Field {
  const { entity } = useEntityModule();
  const texts = useTexts(entity);
  return useMemo(() => {
    const { placeholder, unit } = field.ui;
    if (placeholder === undefined && unit === undefined) return field;
    const words = {
      ...(placeholder === undefined ? {} : { placeholder: texts.placeholder(path, placeholder) }),
      ...(unit === undefined ? {} : { unit: texts.unit(path, unit) }),
    };
    return { ...field, ui: { ...field.ui, ...words } };
  }, [field, path, texts]);
}

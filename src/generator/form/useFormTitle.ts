import { useTranslate } from 'ra-core';
import type { Entity } from '../../model/entity';
import { useTexts } from '../../widgets/useTexts';

/** `Articles › Create`, `Articles › Charging at night`: where the user is, also in the browser's history. */
export function useFormTitle(
  entity: Entity,
  record: Readonly<Record<string, unknown>> | undefined,
  isNew: boolean,
): string {
  const translate = useTranslate();
  const texts = useTexts(entity);
  if (isNew) return `${texts.title()} › ${translate('wd.form.create', { _: 'Create' })}`;
  const label = record?.[entity.label] ?? record?.[entity.id];
  const isText = typeof label === 'string' || typeof label === 'number';
  return isText && label !== '' ? `${texts.title()} › ${label}` : texts.title();
}

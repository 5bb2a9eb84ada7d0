import { recordViewTexts } from '../../i18n/en/recordViewTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { useLazyEntity } from './useLazyEntity';

/**
 * Says that a list has no row of the record, in the words of that list. Its entity is loaded for them, because a screen
 * that shows only its first row needs nothing else of it.
 * @param list name of the entity
 */
export function EmptyFirstRowNotice({ list }: { list: string }) {
  const t = useLazyTextTranslate('view', recordViewTexts);
  const { module, error } = useLazyEntity(list);
  const text = module?.entity.list?.emptyMessage ?? (module || error ? t('noData') : undefined);
  return <p className="wd-quiet">{text}</p>;
}

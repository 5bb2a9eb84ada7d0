import { useLocale } from 'ra-core';
import { historyTexts } from '../../i18n/en/historyTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Entity } from '../../model/entity/entity';
import { formatDateTime } from '../../model/formatting/formatDates';
import type { HistoryEntry } from '../../model/history/readHistoryEntry';

import { useConfig } from '../../widgets/context/config';
import { useRecordVersionTexts } from '../form/useRecordVersionTexts';
import { toOperatorTime } from './toOperatorTime';

interface Props {
  entity: Entity;
  entry: HistoryEntry;
}

/** Returns what was done, in one sentence. */
function useEntryTitle({ actions, singularName }: Entity, { action, user, fields }: HistoryEntry): string {
  const t = useLazyTextTranslate('history', historyTexts);
  const values = { user: user === '' ? t('somebody') : user, singularName };
  if (action === 'create') return t('created', values);
  if (action === 'delete') return t('deleted', values);
  const title = actions[action]?.title;
  if (title !== undefined) return t('action', { ...values, action: title });
  if (action !== 'update') return t('action', { ...values, action });
  return fields.length > 0 ? t('changed', { ...values, smart_count: fields.length }) : t('saved', values);
}

/** One entry of a history: what was done by whom and when, and each changed field with its old and its new value. */
export function HistoryItem({ entity, entry }: Props) {
  const t = useLazyTextTranslate('history', historyTexts);
  const locale = useLocale();
  const { timeZone } = useConfig();
  const title = useEntryTitle(entity, entry);
  // A new record has nothing to compare with.
  const fields = entry.action === 'create' ? [] : entry.fields;
  const getTexts = useRecordVersionTexts({
    differences: fields.map((field) => ({ field, isMineToo: true })),
    versions: { base: entry.before, theirs: entry.after, mine: entry.after },
  });
  return (
    <li>
      <p className="wd-history-title">{title}</p>
      <p className="wd-history-time">{formatDateTime(toOperatorTime(entry.time, timeZone), true, locale)}</p>
      {fields.length > 0 && (
        <dl>
          {fields.map((field) => {
            const { base, theirs } = getTexts(field);
            return (
              <div key={field.key}>
                <dt>{field.title}</dt>
                <dd>
                  <span className="wd-history-old">{base.lines.join('\n')}</span> <span aria-hidden>→</span>
                  <span className="wd-hidden">{t('changedTo')}</span> <span>{theirs.lines.join('\n')}</span>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </li>
  );
}

import { bulkEditTexts } from '../../i18n/en/bulkEditTexts';
import { useAppTranslate, useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { Action, EntityModule } from '../../model/entity/entity';
import { getUnavailableReason } from '../actions/unavailableReason';
import type { SelectedRow } from '../selection/selection';
import { getRowTitle } from '../shared/getRowTitle';

interface Props {
  module: EntityModule;
  action: Action;
  rows: readonly SelectedRow[];
}

/** Names the selected rows that are not changed, with the reason of each. */
export function SkippedRows({ module, action, rows }: Props) {
  const translate = useAppTranslate();
  const t = useLazyTextTranslate('bulkEdit', bulkEditTexts);
  if (rows.length === 0) return null;
  return (
    <details className="wd-bulk-skipped">
      <summary>{t('skipped', { smart_count: rows.length })}</summary>
      <ul>
        {rows.map(({ id, row }) => {
          const reason = getUnavailableReason(module, action, row, translate);
          return (
            <li key={String(id)}>
              {getRowTitle(module.entity, row)}
              {reason !== undefined && <span className="wd-quiet"> · {reason}</span>}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

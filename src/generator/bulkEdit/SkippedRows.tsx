import { bulkEditTexts } from '../../i18n/en/bulkEditTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { EntityModule } from '../../model/entity/entity';
import type { SelectedRow } from '../selection/selection';
import { getRowTitle } from '../shared/getRowTitle';
import { hasRowActions } from '../shared/hasRowActions';

interface Props {
  module: EntityModule;
  rows: readonly SelectedRow[];
}

/** Names the selected rows that are not changed, with the reason of each. */
export function SkippedRows({ module, rows }: Props) {
  const t = useLazyTextTranslate('bulkEdit', bulkEditTexts);
  if (rows.length === 0) return null;
  return (
    <details className="wd-bulk-skipped">
      <summary>{t('skipped', { smart_count: rows.length })}</summary>
      <ul>
        {rows.map(({ id, row }) => (
          <li key={String(id)}>
            {getRowTitle(module.entity, row)}
            <span className="wd-quiet"> · {t(hasRowActions(module, row) ? 'skippedReason' : 'cannotEdit')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

import type { ReactNode } from 'react';
import { createdTexts } from '../../i18n/en/createdTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import './created.css';

/** The name of the row that was just created, with a chip that says so. The row itself is tinted. */
export function NewRowMark({ children }: { children: ReactNode }) {
  const t = useLazyTextTranslate('created', createdTexts);
  return (
    <span className="wd-cell-parts">
      {children}
      <span className="wd-chip wd-chip-new">{t('mark')}</span>
    </span>
  );
}

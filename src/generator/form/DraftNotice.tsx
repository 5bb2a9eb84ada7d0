import { useLocale } from 'ra-core';
import { draftTexts } from '../../i18n/en/draftTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import type { RestoredDraft } from './useSchemaForm';

interface Props {
  draft: RestoredDraft;
  /** The entity's singular name, in the form used within a sentence. */
  singularName: string;
  onDiscard: () => void;
}

/** Formats a time in the browser's time zone. The date is included unless it is today. */
function getMoment(at: number, language: string): string {
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(language, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(isToday ? {} : { day: 'numeric', month: 'long' }),
  }).format(date);
}

/** Notice above a form whose unsaved values were restored from a draft. */
export function DraftNotice({ draft, singularName, onDiscard }: Props) {
  const t = useLazyTextTranslate('form.draft', draftTexts);
  const language = useLocale();
  const lines = [
    t('restored', { time: getMoment(draft.savedAt, language) }),
    ...(draft.isOutdated ? [t('outdated', { singularName })] : []),
    ...(draft.isIncomplete ? [t('lacks')] : []),
  ];
  return (
    <output>
      <Alert
        severity="info"
        quiet
        action={
          <Button look="inherit" size="small" onClick={onDiscard}>
            {t('discard')}
          </Button>
        }
      >
        {lines.join('\n')}
      </Alert>
    </output>
  );
}

import { useLocale } from 'ra-core';
import { draftTexts } from '../../i18n/en/draftTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { formatDateTime } from '../../model/formatting/formatDates';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { useClock } from '../../widgets/context/clock';
import { useConfig } from '../../widgets/context/config';
import { getDateInTimeZone, getDateTimeInTimeZone } from '../../widgets/useToday';
import type { RestoredDraft } from './useSchemaForm';

interface Props {
  draft: RestoredDraft;
  /** The entity's singular name, in the form used within a sentence. */
  singularName: string;
  onDiscard: () => void;
}

/** Formats a time in the operator's time zone. The date is included unless it is today. */
function getMoment(at: number, language: string, timeZone: string | undefined, now: Date): string {
  const local = getDateTimeInTimeZone(timeZone, new Date(at));
  const isToday = local.startsWith(getDateInTimeZone(timeZone, now));
  return isToday ? local.slice('2027-03-09 '.length) : formatDateTime(local, true, language);
}

/** Notice above a form whose unsaved values were restored from a draft. */
export function DraftNotice({ draft, singularName, onDiscard }: Props) {
  const t = useLazyTextTranslate('form.draft', draftTexts);
  const language = useLocale();
  const { timeZone } = useConfig();
  const now = useClock()();
  const lines = [
    t('restored', { time: getMoment(draft.savedAt, language, timeZone, now) }),
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

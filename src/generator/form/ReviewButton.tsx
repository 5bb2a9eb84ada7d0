import { useEffect, useState } from 'react';
import { reviewTexts } from '../../i18n/en/recordVersionTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../../ui/Button';
import { useMediaQuery } from '../../ui/theme/mediaQueries';
import { getPreloadHandlers, lazyComponent } from '../../ui/lazyComponent';
import { useDelayedCallback } from '../queries/useDelayedCallback';
import type { RecordForm } from './useRecordFormAndSave';

const reviewDialog = lazyComponent(() => import('./ReviewDialog').then(({ ReviewDialog }) => ReviewDialog));

/**
 * Debounce in milliseconds. The whole form is compared after a typing pause, because a comparison at each keystroke
 * would be slow.
 */
const PAUSE = 250;

/** Returns whether the form has unsaved changes. The result is debounced. */
function useIsChanged({ form: { subscribe }, isDirty }: RecordForm): boolean {
  const [isChanged, setIsChanged] = useState(isDirty);
  const update = useDelayedCallback(() => setIsChanged(isDirty()));
  useEffect(() => subscribe({ formState: { values: true }, callback: () => void update(PAUSE) }), [subscribe, update]);
  return isChanged;
}

/** On a narrow phone the buttons of a form stay in one line only if this one has a short text. */
const NARROW_PHONE = '(max-width: 399.95px)';

/** Button that opens a dialog with the unsaved changes. It is disabled if there are none. */
export function ReviewButton({ form }: { form: RecordForm }) {
  const t = useLazyTextTranslate('review', reviewTexts);
  const isChanged = useIsChanged(form);
  const isNarrow = useMediaQuery(NARROW_PHONE);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        disabled={!isChanged || form.phase !== 'open'}
        aria-haspopup="dialog"
        aria-label={isNarrow ? t('title') : undefined}
        onClick={() => setIsOpen(true)}
        {...getPreloadHandlers(reviewDialog)}
      >
        {t(isNarrow ? 'short' : 'title')}
      </Button>
      {isOpen && <reviewDialog.Component form={form} onClose={() => setIsOpen(false)} />}
    </>
  );
}

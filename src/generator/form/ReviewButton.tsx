import { useEffect, useState } from 'react';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../../ui/Button';
import { getPreloadHandlers, lazyComponent } from '../../ui/lazyComponent';
import { useDelayed } from '../queries/useDelayed';
import type { RecordForm } from './useRecordForm';

const reviewDialog = lazyComponent(() => import('./ReviewDialog').then(({ ReviewDialog }) => ReviewDialog));

/** Debounce in milliseconds: the whole form is compared after a typing pause, not at each keystroke. */
const PAUSE = 250;

/** Whether the form has unsaved changes, debounced. */
function useIsChanged({ form: { subscribe }, isDirty }: RecordForm): boolean {
  const [isChanged, setIsChanged] = useState(isDirty);
  const update = useDelayed(() => setIsChanged(isDirty()));
  useEffect(() => subscribe({ formState: { values: true }, callback: () => void update(PAUSE) }), [subscribe, update]);
  return isChanged;
}

/** Opens the review of the changes. Disabled without changes. */
export function ReviewButton({ form }: { form: RecordForm }) {
  const t = useAppTranslate();
  const isChanged = useIsChanged(form);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        disabled={!isChanged || form.phase !== 'open'}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        {...getPreloadHandlers(reviewDialog)}
      >
        {t('form.review.title')}
      </Button>
      {isOpen && <reviewDialog.Component form={form} onClose={() => setIsOpen(false)} />}
    </>
  );
}

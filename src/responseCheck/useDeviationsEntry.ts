import { useSyncExternalStore } from 'react';
import { deviationTexts } from '../i18n/en/deviationTexts';
import { useLazyTextTranslate } from '../i18n/useAppTranslate';
import { lazyComponent, type LazyComponent } from '../ui/lazyComponent';
import { deviationStore } from './deviationStore';

const deviationsDialog = lazyComponent(() =>
  import('./DeviationsDialog').then(({ DeviationsDialog }) => DeviationsDialog),
);

export interface DeviationsEntry {
  label: string;
  /** The number of different deviations. */
  count: number;
  dialog: LazyComponent<{ onClose: () => void }>;
}

/** Returns the menu entry that opens the deviations of the API; undefined if responses are not compared. */
export function useDeviationsEntry(): DeviationsEntry | undefined {
  const t = useLazyTextTranslate('deviations', deviationTexts);
  const { isActive, deviations } = useSyncExternalStore(deviationStore.subscribe, deviationStore.get);
  return isActive ? { label: t('title'), count: deviations.length, dialog: deviationsDialog } : undefined;
}

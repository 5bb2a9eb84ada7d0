import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocale } from 'ra-core';
import Close from '@mui/icons-material/Close';
import { selectionTexts } from '../../i18n/en/selectionTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../../ui/Button';
import { IconButton } from '../../ui/IconButton';
import { ProgressBar } from '../../ui/ProgressBar';
import { useIsPhone } from '../../ui/theme/mediaQueries';
import type { SelectionController } from './useSelection';

interface Props {
  selection: SelectionController;
  /** The number of rows that match the filters. */
  query: { total: number; isTotalUnknown: boolean };
  /** Text that describes the action that is running on the selected rows. */
  running?: string | undefined;
  /** The buttons for actions on the selected rows. */
  children?: ReactNode;
}

interface StateProps {
  chosen: number;
  /** Whether all rows that match the filters are selected. */
  all: boolean;
  /** The number of rows that match the filters. Undefined if unknown. */
  total: number | undefined;
  /** The loaded share of the ids, from 0 to 1. Only set while all matching rows are being selected. */
  loadedShare: number | undefined;
  running: string | undefined;
}

/** Returns a sentence that describes the selection or the running action. */
function useSentence({ chosen, all, total, loadedShare, running }: StateProps): string {
  const t = useLazyTextTranslate('selection', selectionTexts);
  const locale = useLocale();
  const count = chosen.toLocaleString(locale);
  if (running !== undefined) return running;
  if (loadedShare !== undefined) {
    return total === undefined ? t('gatheringEvery') : t('gathering', { count: total.toLocaleString(locale) });
  }
  if (chosen === 0) return t('none');
  return t(all ? 'all' : 'chosen', { count });
}

/**
 * Shows the number of selected rows and offers to select all rows that match the filters. It covers the headings of
 * the columns beside the checkbox of the page, so that there is no layout shift when the first row is selected. Without
 * a selection it is only visible while it has the focus, but always rendered, so that screen readers announce changes.
 * On a phone the button that ends the selection is an icon, because there is no room for its text.
 */
export function SelectionBar({ selection: control, query, running, children }: Props) {
  const t = useLazyTextTranslate('selection', selectionTexts);
  const locale = useLocale();
  const isPhone = useIsPhone();
  const { selection, progress: loadedShare, ofRows } = control;
  const { all } = selection;
  const chosen = selection.ids.size;
  const total = query.isTotalUnknown ? undefined : query.total;
  const sentence = useSentence({ chosen, all, total, loadedShare, running });
  const rests = loadedShare === undefined && running === undefined;
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  // The action buttons are disabled or removed while an action is running and when no row is selected. If a button
  // with the focus is disabled or removed, the focus moves to the bar. This is a layout effect, so that the focus
  // moves before the browser paints.
  useLayoutEffect(() => {
    const isOver = chosen === 0 && before.current > 0;
    before.current = chosen;
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.matches(':disabled');
    if ((!rests || isOver) && isLost) bar.current?.focus();
  }, [rests, chosen]);
  // Each of these buttons disappears when it is clicked. The focus therefore moves to the bar.
  const leaving = (act: () => void) => (): void => {
    bar.current?.focus();
    act();
  };
  return (
    <div className={`wd-selection ${rests && chosen === 0 ? 'wd-selection-idle' : ''}`} ref={bar} tabIndex={-1}>
      <output>{sentence}</output>
      {rests && chosen > 0 && children}
      {rests && ofRows.pageSelection === 'all' && !all && (total === undefined || total > chosen) && (
        <Button size="small" onClick={leaving(control.selectAll)}>
          {total === undefined ? t('selectEvery') : t('selectAll', { count: total.toLocaleString(locale) })}
        </Button>
      )}
      {rests && chosen > 0 && !isPhone && (
        <Button size="small" onClick={leaving(control.clear)}>
          {t('clear')}
        </Button>
      )}
      {rests && chosen > 0 && isPhone && (
        <IconButton label={t('clear')} className="wd-selection-clear" onClick={leaving(control.clear)}>
          <Close />
        </IconButton>
      )}
      {loadedShare !== undefined && (
        <Button size="small" onClick={leaving(control.stop)}>
          {t('stop')}
        </Button>
      )}
      {!rests && <ProgressBar label={sentence} />}
    </div>
  );
}

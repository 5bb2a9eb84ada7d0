import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { useCloseNotification, useEvent, useNotify } from 'ra-core';
import { undoTexts } from '../../i18n/en/undoTexts';
import { getMessageLanguage, useErrorMessage } from '../../i18n/useErrorMessage';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../../ui/Button';
import { LongText } from '../../ui/LongText';
import { MessageText } from '../../ui/MessageText';
import { getAriaKeyShortcut, getShortcutKeyLabel, isCtrlShortcut, SHORTCUT_KEYS } from '../../ui/shortcutKeys';
import { useConfig } from '../../widgets/context/config';
import { runUndoSteps, type FailedStep, type UndoStep } from './undoSteps';
import './undo.css';

export interface UndoOffer {
  /** What was done. */
  text: ReactNode;
  steps: readonly UndoStep[];
  /** Called after the last step: reloads what the steps have changed. */
  onEnd(): unknown;
}

/** The maximum number of records that a message names. */
const MOST_NAMES = 3;

/** The toasts that offer Undo. The shortcut undoes the newest one. */
const openToasts: object[] = [];

const TEXT_INPUTS =
  'input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true], [role=spinbutton], [role=textbox]';

/** Whether the user is typing. The shortcut then undoes the typing. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT_INPUTS) !== null;

/** Calls `undo` when the user presses the shortcut while this toast is the newest one that offers Undo. */
function useUndoShortcut(undo: () => void): void {
  useEffect(() => {
    const toast = {};
    openToasts.push(toast);
    const onKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || openToasts.at(-1) !== toast || isTyping(event.target)) return;
      if (!isCtrlShortcut(event, SHORTCUT_KEYS.undo)) return;
      event.preventDefault();
      undo();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      openToasts.splice(openToasts.indexOf(toast), 1);
      document.removeEventListener('keydown', onKey);
    };
  }, [undo]);
}

/** Returns the function that reports the result: a success, or the records that could not be undone and the reasons. */
function useReport({ steps, onEnd }: UndoOffer): (failed: readonly FailedStep[]) => void {
  const notify = useNotify();
  const t = useLazyTextTranslate('undo', undoTexts);
  const getText = useErrorMessage();
  const { successToastMs, errorToastMs } = useConfig();
  return (failed) => {
    if (failed.length === 0) return notify(t('done'), { type: 'success', autoHideDuration: successToastMs });
    const shown = failed.slice(0, MOST_NAMES);
    const rest = failed.length - shown.length;
    const done = steps.length - failed.length;
    const [before, after] = t(done > 0 ? 'some' : 'failed', { done, total: steps.length, names: '\n' }).split('\n');
    const text = (
      <>
        {before}
        {shown.map(({ step: { name }, error }, index) => {
          const reason = error && getText(error);
          return (
            <Fragment key={index}>
              {index > 0 && '\n'}
              {name}
              {name && reason && ': '}
              {reason && <MessageText text={reason} language={getMessageLanguage(error)} />}
            </Fragment>
          );
        })}
        {rest > 0 && `\n${t('more', { smart_count: rest })}`}
        {after}
      </>
    );
    const again = { text, steps: failed.map(({ step }) => step), onEnd, label: t('retry') };
    return notify(<UndoToast {...again} />, { type: 'error', autoHideDuration: Math.max(errorToastMs, 10_000) });
  };
}

/** The text of a toast that reports a success, with a button that undoes it. */
export function UndoToast({ label, ...offer }: UndoOffer & { label?: string }) {
  const { text, steps, onEnd } = offer;
  const t = useLazyTextTranslate('undo', undoTexts);
  const close = useCloseNotification();
  const report = useReport(offer);
  const isBusy = useRef(false);
  const [done, setDone] = useState<number>();
  const undo = useEvent(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setDone(0);
    const failed = await runUndoSteps(steps, setDone);
    await onEnd();
    close();
    report(failed);
  });
  useUndoShortcut(undo);
  const progress = steps.length > 1 ? t('progress', { done, total: steps.length }) : t('running');
  const isRunning = done !== undefined;
  const shown = isRunning ? progress : text;
  return (
    <span className="wd-undo">
      {typeof shown === 'string' ? <LongText text={shown} /> : <span>{shown}</span>}
      <Button
        look="inherit"
        size="small"
        aria-keyshortcuts={getAriaKeyShortcut(SHORTCUT_KEYS.undo)}
        aria-disabled={isRunning || undefined}
        onClick={() => void undo()}
      >
        {label ?? t('undo')}
        {!label && (
          <kbd className="wd-save-key" aria-hidden>
            {getShortcutKeyLabel(SHORTCUT_KEYS.undo)}
          </kbd>
        )}
      </Button>
    </span>
  );
}

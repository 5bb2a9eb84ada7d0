import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocale } from 'ra-core';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { Button } from '../../ui/Button';
import { ProgressBar } from '../../ui/ProgressBar';

interface Props {
  chosen: number;
  /** All that match are chosen. */
  all: boolean;
  /** The whole page is chosen: more may be wanted. */
  wholePage: boolean;
  /** How many match; undefined where nobody knows. */
  total: number | undefined;
  /** Share of the ids that has arrived while all are gathered. */
  gathered: number | undefined;
  /** What is happening to the chosen ones, in words. */
  running: string | undefined;
  onAll: () => void;
  onStop: () => void;
  onClear: () => void;
  /** What can be done with the chosen ones. */
  children?: ReactNode;
}

type StateProps = Pick<Props, 'chosen' | 'all' | 'total' | 'gathered' | 'running'>;

/** What is chosen, or what is happening to it, in one sentence. */
function useSentence({ chosen, all, total, gathered, running }: StateProps): string {
  const t = useAppTranslate();
  const locale = useLocale();
  const count = chosen.toLocaleString(locale);
  if (running !== undefined) return running;
  if (gathered !== undefined) {
    return total === undefined
      ? t('assignment.gatheringEvery')
      : t('assignment.gathering', { count: total.toLocaleString(locale) });
  }
  if (chosen === 0) return t('assignment.none');
  return t(all ? 'assignment.all' : 'assignment.chosen', { count });
}

/** Says how much is chosen and offers all that match; always there, so that nothing jumps. */
export function SelectionBar({ wholePage, onAll, onStop, onClear, children, ...state }: Props) {
  const t = useAppTranslate();
  const locale = useLocale();
  const sentence = useSentence(state);
  const { chosen, all, total, gathered, running } = state;
  const rests = gathered === undefined && running === undefined;
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef(0);
  // What can be done with the chosen ones is not there while it is done, or cannot be pressed; nor can it
  // when they are gone. Before the browser draws: it takes the focus from a button that cannot be pressed.
  useLayoutEffect(() => {
    const isOver = chosen === 0 && before.current > 0;
    before.current = chosen;
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.matches(':disabled');
    if ((!rests || isOver) && isLost) bar.current?.focus();
  }, [rests, chosen]);
  // Each of the buttons goes with what it does: the focus stays where they stood.
  const leaving = (act: () => void) => (): void => {
    bar.current?.focus();
    act();
  };
  return (
    <div className="wd-selection" ref={bar} tabIndex={-1}>
      <output>{sentence}</output>
      {rests && wholePage && !all && (total === undefined || total > chosen) && (
        <Button size="small" onClick={leaving(onAll)}>
          {total === undefined
            ? t('assignment.selectEvery')
            : t('assignment.selectAll', { count: total.toLocaleString(locale) })}
        </Button>
      )}
      {rests && chosen > 0 && (
        <Button size="small" onClick={leaving(onClear)}>
          {t('assignment.clear')}
        </Button>
      )}
      {gathered !== undefined && (
        <Button size="small" onClick={leaving(onStop)}>
          {t('assignment.stop')}
        </Button>
      )}
      {rests && chosen > 0 && children}
      {!rests && <ProgressBar label={sentence} />}
    </div>
  );
}

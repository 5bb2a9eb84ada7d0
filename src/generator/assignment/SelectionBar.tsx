import { useRef } from 'react';
import { Box, Button, LinearProgress } from '@mui/material';
import { useLocale, useTranslate } from 'ra-core';
import type { BatchKind } from './useBatch';

interface Props {
  chosen: number;
  /** All that match are chosen. */
  all: boolean;
  /** The whole page is chosen: more may be wanted. */
  wholePage: boolean;
  total: number;
  /** Share of the ids that has arrived while all are gathered. */
  gathered: number | undefined;
  running: BatchKind | undefined;
  onAll: () => void;
  onStop: () => void;
  onClear: () => void;
}

type StateProps = Pick<Props, 'chosen' | 'all' | 'total' | 'gathered' | 'running'>;

/** What is chosen, or what is happening to it, in one sentence. */
function useSentence({ chosen, all, total, gathered, running }: StateProps): string {
  const translate = useTranslate();
  const locale = useLocale();
  const count = chosen.toLocaleString(locale);
  if (running === 'assign') return translate('wd.assignment.assigning', { _: 'Assigning %{count}…', count });
  if (running === 'unassign') return translate('wd.assignment.unassigning', { _: 'Un-assigning %{count}…', count });
  if (gathered !== undefined) {
    const wanted = total.toLocaleString(locale);
    return translate('wd.assignment.gathering', { _: 'Selecting all %{count}…', count: wanted });
  }
  if (chosen === 0) return translate('wd.assignment.none', { _: 'Nothing selected' });
  if (all) return translate('wd.assignment.all', { _: 'All %{count} that match are selected', count });
  return translate('wd.assignment.chosen', { _: '%{count} selected', count });
}

/** Stays in sight over a long page. */
const STICKY = { position: 'sticky', top: 0, zIndex: 2, pb: 1, bgcolor: 'background.paper' } as const;

/** On a telephone the buttons have a line of their own from the start, so that nothing jumps. */
const BAR = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  columnGap: 1,
  minHeight: { xs: 76, sm: 44 },
  px: 1.5,
  borderRadius: 1,
  bgcolor: 'action.hover',
  overflow: 'hidden',
} as const;

/** Says how much is chosen and offers all that match; always there, so that nothing jumps. */
export function SelectionBar({ wholePage, onAll, onStop, onClear, ...state }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const sentence = useSentence(state);
  const { chosen, all, total, gathered, running } = state;
  const rests = gathered === undefined && running === undefined;
  const count = total.toLocaleString(locale);
  const bar = useRef<HTMLElement>(null);
  // Each of the buttons goes with what it does: the focus stays where they stood.
  const leaving = (act: () => void) => (): void => {
    bar.current?.focus();
    act();
  };
  return (
    <Box sx={STICKY}>
      <Box sx={BAR} ref={bar} tabIndex={-1}>
        <Box component="output" sx={{ width: { xs: 1, sm: 'auto' }, py: 0.5, fontVariantNumeric: 'tabular-nums' }}>
          {sentence}
        </Box>
        {rests && wholePage && !all && total > chosen && (
          <Button size="small" onClick={leaving(onAll)}>
            {translate('wd.assignment.selectAll', { _: 'Select all %{count} that match', count })}
          </Button>
        )}
        {rests && chosen > 0 && (
          <Button size="small" onClick={leaving(onClear)}>
            {translate('wd.assignment.clear', { _: 'Clear selection' })}
          </Button>
        )}
        {gathered !== undefined && (
          <Button size="small" onClick={leaving(onStop)}>
            {translate('wd.assignment.stop', { _: 'Stop' })}
          </Button>
        )}
        {!rests && (
          <LinearProgress
            aria-label={sentence}
            {...(gathered === undefined ? {} : { variant: 'determinate', value: Math.round(gathered * 100) })}
            sx={{ position: 'absolute', left: 0, right: 0, bottom: 0, height: 3 }}
          />
        )}
      </Box>
    </Box>
  );
}

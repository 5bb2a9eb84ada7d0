import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { Box } from '@mui/material';
import { getRateWindowEdges, getMovedEdgeTime, type RateWindowEdge } from './rateWindowEdges';
import { getBlockPosition } from './weekGridStyles';
import { formatMinuteOfDay, MINUTES_PER_DAY, type RateWindow } from './week/weekTimes';
import type { WeekTextOptions } from './weekTexts';

interface Props {
  window: RateWindow;
  /** Called with the new time, such as `22:15`, which is written to the form. */
  onMove: (edge: RateWindowEdge, time: string) => void;
  textOptions: WeekTextOptions;
}

/**
 * The number of minutes by which each key moves an edge. ArrowDown increases the time, because later times are
 * lower in the figure.
 */
const KEYS: Readonly<Record<string, number>> = {
  ArrowUp: -15,
  ArrowLeft: -15,
  ArrowDown: 15,
  ArrowRight: 15,
  PageUp: -60,
  PageDown: 60,
};

const HANDLE = {
  position: 'absolute',
  height: 14,
  transform: 'translateY(-50%)',
  cursor: 'ns-resize',
  pointerEvents: 'auto',
  touchAction: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: '4px 30%',
    borderRadius: '3px',
    border: '1px solid',
    borderColor: 'primary.main',
    backgroundColor: 'background.paper',
    opacity: 0,
  },
  '&:hover::after, &:focus-visible::after, &[role=slider]::after': { opacity: 1 },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', borderRadius: '4px' },
} as const;

/**
 * The handles at the start and end times of the rate in the form. Users move them with the pointer or with keys.
 * The times are rounded to 15 minutes.
 */
export function WindowEdgeHandles({ window, onMove, textOptions }: Props) {
  const containerRef = useRef<HTMLDivElement>(null);
  const move = (edge: RateWindowEdge, minute: number): void => {
    const time = getMovedEdgeTime(window, minute);
    if (time !== undefined) onMove(edge, time);
  };
  const onPointerMove =
    (edge: RateWindowEdge) =>
    ({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>): void => {
      const box = containerRef.current?.getBoundingClientRect();
      if (box && currentTarget.hasPointerCapture(pointerId))
        move(edge, ((clientY - box.top) / box.height) * MINUTES_PER_DAY);
    };
  const onKeyDown =
    (edge: RateWindowEdge, minute: number) =>
    (event: KeyboardEvent): void => {
      const step = KEYS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      move(edge, (minute + step + MINUTES_PER_DAY) % MINUTES_PER_DAY);
    };
  return (
    <Box ref={containerRef} sx={{ position: 'absolute', inset: 0, '@media print': { display: 'none' } }}>
      {getRateWindowEdges(window).map(({ edge, index, day, minute }) => {
        const { left, width, top } = getBlockPosition({ day, from: minute, to: minute });
        return (
          <Box
            key={`${edge} ${index}`}
            style={{ left, width, top }}
            sx={HANDLE}
            onPointerDown={(event) => {
              event.preventDefault();
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={onPointerMove(edge)}
            // Only the first handle is a slider, because the handles on other days have the same time.
            {...(index === 0 && {
              role: 'slider',
              tabIndex: 0,
              'aria-orientation': 'vertical',
              'aria-label': textOptions.t(edge === 'from' ? 'week.moveStart' : 'week.moveEnd'),
              'aria-valuemin': 0,
              'aria-valuemax': MINUTES_PER_DAY,
              'aria-valuenow': minute,
              'aria-valuetext': formatMinuteOfDay(minute),
              onKeyDown: onKeyDown(edge, minute),
            })}
          />
        );
      })}
    </Box>
  );
}

import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { Box } from '@mui/material';
import { edgesOf, movedTo, type Edge } from './edges';
import { placeOf } from './paint';
import { clockOf, DAY, type RateWindow } from './week/week';
import type { Wording } from './wording';

interface Props {
  window: RateWindow;
  /** Puts a time such as `22:15` into the form. */
  onMove: (edge: Edge, time: string) => void;
  wording: Wording;
}

/** Minutes that a key moves an edge by; in the picture later is lower. */
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

/** The beginnings and ends of the form's own rate, to be dragged, or moved by keys: each quarter of an hour. */
export function WindowEdges({ window, onMove, wording }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const move = (edge: Edge, minute: number): void => {
    const time = movedTo(window, minute);
    if (time !== undefined) onMove(edge, time);
  };
  const onPointerMove =
    (edge: Edge) =>
    ({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>): void => {
      const box = place.current?.getBoundingClientRect();
      if (box && currentTarget.hasPointerCapture(pointerId)) move(edge, ((clientY - box.top) / box.height) * DAY);
    };
  const onKeyDown =
    (edge: Edge, minute: number) =>
    (event: KeyboardEvent): void => {
      const step = KEYS[event.key];
      if (step === undefined) return;
      event.preventDefault();
      move(edge, (minute + step + DAY) % DAY);
    };
  return (
    <Box ref={place} sx={{ position: 'absolute', inset: 0 }}>
      {edgesOf(window).map(({ edge, index, day, minute }) => {
        const { left, width, top } = placeOf({ day, from: minute, to: minute });
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
            // The others are the same time on other days.
            {...(index === 0 && {
              role: 'slider',
              tabIndex: 0,
              'aria-orientation': 'vertical',
              'aria-label': wording.t(edge === 'from' ? 'week.moveStart' : 'week.moveEnd'),
              'aria-valuemin': 0,
              'aria-valuemax': DAY,
              'aria-valuenow': minute,
              'aria-valuetext': clockOf(minute),
              onKeyDown: onKeyDown(edge, minute),
            })}
          />
        );
      })}
    </Box>
  );
}

import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import { alpha, useTheme } from '@mui/material/styles';
import type { WeekTime } from './currentTimeOfWeek';
import {
  FORCED_COLORS,
  FORCED_HOUR_GRID,
  getBlockPosition,
  getHourGridBackground,
  WEEK_HEIGHT_PX,
} from './weekGridStyles';
import { formatMinuteOfDay, MINUTES_PER_DAY, DAYS_PER_WEEK } from './week/weekTimes';

const HOURS = [0, 3, 6, 9, 12, 15, 18, 21, 24];
/**
 * A distance in minutes. The label of an hour that is closer than this to the current time is hidden, because the
 * labels would overlap.
 */
const NEAR = 50;

const AXIS = 40;

function DayNames({ names, today }: { names: readonly string[]; today: number | undefined }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: `${AXIS}px repeat(${DAYS_PER_WEEK}, 1fr)`, mb: 0.5 }}>
      <span />
      {names.map((name, day) => (
        <Box key={name} sx={{ textAlign: 'center', fontSize: 12, fontWeight: 600, color: 'text.secondary' }}>
          <Box
            component="span"
            sx={{
              px: 0.75,
              py: '1px',
              borderRadius: 5,
              ...(day === today ? { bgcolor: 'text.primary', color: 'background.paper' } : {}),
            }}
          >
            {name}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const MARK = { position: 'absolute', right: 8, transform: 'translateY(-50%)', fontSize: 11, lineHeight: 1 } as const;

function Hours({ now }: { now: WeekTime | undefined }) {
  return (
    <Box sx={{ position: 'relative', width: AXIS, flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
      {HOURS.filter((hour) => !now || Math.abs(hour * 60 - now.minute) > NEAR).map((hour) => (
        <Box key={hour} sx={{ ...MARK, color: 'text.secondary' }} style={{ top: `${(hour / 24) * 100}%` }}>
          {formatMinuteOfDay(hour * 60)}
        </Box>
      ))}
      {now && (
        <Box
          sx={{ ...MARK, color: 'error.main', fontWeight: 700 }}
          style={{ top: `${(now.minute / MINUTES_PER_DAY) * 100}%` }}
        >
          {formatMinuteOfDay(now.minute)}
        </Box>
      )}
    </Box>
  );
}

function NowLine({ now }: { now: WeekTime }) {
  const { top, left, width } = getBlockPosition({ day: now.day, from: now.minute, to: now.minute });
  return (
    <Box
      style={{ top, left, width }}
      sx={{
        position: 'absolute',
        pointerEvents: 'none',
        borderTop: '2px solid',
        borderColor: 'error.main',
        [FORCED_COLORS]: { borderColor: 'Highlight' },
        transform: 'translateY(-1px)',
        '&::before': {
          content: '""',
          position: 'absolute',
          left: -3,
          top: -5,
          width: 8,
          height: 8,
          borderRadius: '50%',
          bgcolor: 'error.main',
          [FORCED_COLORS]: { backgroundColor: 'Highlight' },
        },
      }}
    />
  );
}

/**
 * The layer of the interactive elements over the grid. Unlike the graphics, this layer is not hidden from screen
 * readers.
 */
const CONTROLS = {
  position: 'absolute',
  left: AXIS,
  right: 0,
  bottom: '7px',
  height: WEEK_HEIGHT_PX,
  pointerEvents: 'none',
} as const;

interface Props {
  /** The accessible name of the figure. A text next to the figure describes its content. */
  label: string;
  days: readonly string[];
  /** The current day and time; undefined if the local time is unknown. */
  now: WeekTime | undefined;
  /** Interactive elements above the graphics. The text next to the figure describes the graphics. */
  controls?: ReactNode;
  children: ReactNode;
}

/**
 * The grid of a week: the days from left to right, and the hours from top to bottom. The current day and time are
 * marked.
 */
export function WeekGrid({ label, days, now, controls, children }: Props) {
  const theme = useTheme();
  return (
    <Box component="figure" className="wd-print-figure" aria-label={label} sx={{ m: 0, position: 'relative' }}>
      <div aria-hidden>
        <DayNames names={days} today={now?.day} />
        <Box sx={{ display: 'flex', height: WEEK_HEIGHT_PX, py: '6px', boxSizing: 'content-box' }}>
          <Hours now={now} />
          <Box
            sx={{
              position: 'relative',
              flexGrow: 1,
              minWidth: 0,
              background: getHourGridBackground(theme),
              border: '1px solid',
              borderColor: 'divider',
              borderLeft: 0,
              borderRadius: '4px',
              // The shades of colour carry information, so forced-colors mode must not replace them.
              forcedColorAdjust: 'none',
              backgroundColor: 'background.paper',
              [FORCED_COLORS]: { background: FORCED_HOUR_GRID, backgroundColor: 'Canvas', borderColor: 'CanvasText' },
            }}
          >
            {now && (
              <Box
                style={getBlockPosition({ day: now.day, from: 0, to: MINUTES_PER_DAY })}
                sx={{ position: 'absolute', bgcolor: alpha(theme.palette.text.primary, 0.045) }}
              />
            )}
            {children}
            {now && <NowLine now={now} />}
          </Box>
        </Box>
      </div>
      <Box sx={CONTROLS}>{controls}</Box>
    </Box>
  );
}

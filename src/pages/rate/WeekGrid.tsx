import type { ReactNode } from 'react';
import { Box } from '@mui/material';
import { alpha, useTheme } from '@mui/material/styles';
import type { WeekTime } from './currentWeekTime';
import { getHourGridBackground, WEEK_HEIGHT_PX, getBlockPosition } from './weekGridStyles';
import { formatMinute, MINUTES_PER_DAY, DAYS_PER_WEEK } from './week/weekTimes';

const HOURS = [0, 3, 6, 9, 12, 15, 18, 21, 24];
/** Distance in minutes within which an hour label is hidden, because it would overlap the current time. */
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
          {formatMinute(hour * 60)}
        </Box>
      ))}
      {now && (
        <Box
          sx={{ ...MARK, color: 'error.main', fontWeight: 700 }}
          style={{ top: `${(now.minute / MINUTES_PER_DAY) * 100}%` }}
        >
          {formatMinute(now.minute)}
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
        },
      }}
    />
  );
}

/** A layer over the grid: the graphics are hidden from screen readers, the controls are not. */
const CONTROLS = {
  position: 'absolute',
  left: AXIS,
  right: 0,
  bottom: '7px',
  height: WEEK_HEIGHT_PX,
  pointerEvents: 'none',
} as const;

interface Props {
  /** Accessible name of the figure. Adjacent text describes its content. */
  label: string;
  days: readonly string[];
  /** Absent if the local time is unknown. */
  now: WeekTime | undefined;
  /** Interactive elements above the graphics. Adjacent text describes the rest. */
  controls?: ReactNode;
  children: ReactNode;
}

/** A week with days from left to right and hours from top to bottom. The current day and time are marked. */
export function WeekGrid({ label, days, now, controls, children }: Props) {
  const theme = useTheme();
  return (
    <Box component="figure" aria-label={label} sx={{ m: 0, position: 'relative' }}>
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
              // Shades distinguish the hours, so colours are kept in forced-colors mode.
              forcedColorAdjust: 'none',
              backgroundColor: 'background.paper',
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

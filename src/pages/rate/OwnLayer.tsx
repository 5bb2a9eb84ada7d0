import { Box } from '@mui/material';
import { alpha, useTheme } from '@mui/material/styles';
import type { OtherRate } from './lanes';
import { ownPlace } from './names';
import { placeOf, stripesOf } from './paint';
import { DAY, DAYS, merged, overlapOf, segmentsOf, clockOf, type RateWindow, type Segment } from './week';
import type { Wording } from './wording';

const RADIUS = 5;

/** A stretch that goes on at midnight is open there: dashed, without rounded corners. */
function Block({ segment }: { segment: Segment & { goesOn: boolean } }) {
  const { palette } = useTheme();
  const { spill, goesOn } = segment;
  const line = `1.5px solid ${palette.primary.main}`;
  const open = `1.5px dashed ${alpha(palette.primary.main, 0.6)}`;
  const [top, bottom] = [spill ? 0 : RADIUS, goesOn ? 0 : RADIUS];
  return (
    <Box style={placeOf(segment)} sx={{ position: 'absolute', pointerEvents: 'none' }}>
      <Box
        sx={{
          position: 'absolute',
          inset: '0 2px 0 3px',
          boxSizing: 'border-box',
          backgroundColor: alpha(palette.primary.main, 0.26),
          border: line,
          borderTop: spill ? open : line,
          borderBottom: goesOn ? open : line,
          borderRadius: `${top}px ${top}px ${bottom}px ${bottom}px`,
        }}
      />
    </Box>
  );
}

interface Props {
  window: RateWindow | undefined;
  others: readonly OtherRate[];
}

/** The name of the form's own rate, over the first row of days that it begins on. */
export function OwnName({ window, wording }: { window: RateWindow; wording: Wording }) {
  const { from, to } = window;
  const { day, days, at } = ownPlace(window);
  const place = placeOf({ day, from: at, to: DAY });
  const own = wording.t('week.own');
  return (
    <Box
      style={{ ...place, width: `${((days / DAYS) * 100).toFixed(3)}%` }}
      sx={{ position: 'absolute', pointerEvents: 'none', p: '3px 4px 0 5px' }}
    >
      <Box
        component="span"
        sx={{
          display: 'inline-block',
          maxWidth: '100%',
          px: days > 1 ? 0.75 : '3px',
          borderRadius: '4px',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          fontSize: 11,
          lineHeight: days > 1 ? '16px' : '13px',
          fontWeight: 650,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          // In a single day the two words stand below each other.
          whiteSpace: days > 1 ? 'nowrap' : 'normal',
        }}
      >
        {days > 2 ? `${own} · ${clockOf(from)}–${clockOf(to)}` : own}
      </Box>
    </Box>
  );
}

/** What is being typed: the rate of the form, and stripes where another one applies as well. */
export function OwnLayer({ window, others }: Props) {
  const theme = useTheme();
  const segments = segmentsOf(window);
  const goesOn = window !== undefined && window.to > DAY;
  const both = overlapOf(segments, merged(others.flatMap((rate) => rate.segments)));
  return (
    <>
      {segments.map((segment) => (
        <Block key={`${segment.day} ${segment.from}`} segment={{ ...segment, goesOn: goesOn && !segment.spill }} />
      ))}
      {both.map((span) => (
        <Box
          key={`${span.day} ${span.from}`}
          style={placeOf(span)}
          sx={{ position: 'absolute', pointerEvents: 'none' }}
        >
          <Box
            sx={{ position: 'absolute', inset: '2px 4px 2px 5px', borderRadius: '3px', background: stripesOf(theme) }}
          />
        </Box>
      ))}
    </>
  );
}

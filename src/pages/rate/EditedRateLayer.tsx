import { Box } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import type { RateConflict } from './rateConflicts';
import { FORCED_OWN_HOURS, FORCED_STRIPES, getBlockPosition, getStripesBackground } from './weekGridStyles';
import { getRateLabelPosition } from './rateLabelPosition';
import {
  formatMinuteOfDay,
  MINUTES_PER_DAY,
  mergeTimeSpans,
  intersectSpans,
  getRateSegments,
  type RateWindow,
  type RateSegment,
} from './week/weekTimes';
import type { WeekTextOptions } from './weekTexts';

const RADIUS = 5;

/**
 * A block of hours in the figure. If the hours continue after midnight, the border at midnight is dashed and has no
 * rounded corners.
 */
function Block({ segment, goesOn }: { segment: RateSegment; goesOn: boolean }) {
  const { palette } = useTheme();
  const { spill } = segment;
  const line = `1.5px solid ${palette.primary.main}`;
  const open = `1.5px dashed ${palette.primary.contrastText}`;
  const [top, bottom] = [spill ? 0 : RADIUS, goesOn ? 0 : RADIUS];
  return (
    <Box style={getBlockPosition(segment)} sx={{ position: 'absolute', pointerEvents: 'none', p: '0 2px 0 3px' }}>
      <Box
        sx={{
          height: '100%',
          boxSizing: 'border-box',
          backgroundColor: 'primary.main',
          border: line,
          borderTop: spill ? open : line,
          borderBottom: goesOn ? open : line,
          borderRadius: `${top}px ${top}px ${bottom}px ${bottom}px`,
          ...FORCED_OWN_HOURS,
        }}
      />
    </Box>
  );
}

interface Props {
  window: RateWindow | undefined;
  /** The conflicts with other rates. */
  overlaps: readonly RateConflict[];
}

/** Shows the hours of the rate in the form. Stripes mark the hours in which a conflicting rate applies too. */
export function EditedRateLayer({ window, overlaps }: Props) {
  const theme = useTheme();
  const segments = getRateSegments(window);
  const goesOn = window !== undefined && window.to > MINUTES_PER_DAY;
  const both = intersectSpans(segments, mergeTimeSpans(overlaps.flatMap(({ rate }) => rate.segments)));
  return (
    <>
      {segments.map((segment) => (
        <Block key={`${segment.day} ${segment.from}`} segment={segment} goesOn={goesOn && !segment.spill} />
      ))}
      {both.map((span) => (
        <Box
          key={`${span.day} ${span.from}`}
          style={getBlockPosition(span)}
          sx={{ position: 'absolute', pointerEvents: 'none', p: '2px 4px 2px 5px' }}
        >
          <Box
            sx={{ height: '100%', borderRadius: '3px', background: getStripesBackground(theme), ...FORCED_STRIPES }}
          />
        </Box>
      ))}
    </>
  );
}

interface TagProps {
  window: RateWindow;
  /** The formatted prices of the rate; empty until a price is entered. */
  prices: string;
  textOptions: WeekTextOptions;
}

/** The label of the rate in the form, with its hours and prices. The label is inside the block of the rate. */
export function EditedRateLabel({ window, prices, textOptions }: TagProps) {
  const { day, days, at } = getRateLabelPosition(window);
  const own = textOptions.t('week.own');
  const isWide = days > 2;
  return (
    <Box
      style={getBlockPosition({ day, from: at, to: MINUTES_PER_DAY }, days)}
      sx={{ position: 'absolute', pointerEvents: 'none', p: '3px 4px 0 5px' }}
    >
      <Box
        sx={{
          display: 'inline-block',
          maxWidth: '100%',
          boxSizing: 'border-box',
          px: isWide ? 0.75 : '2px',
          borderRadius: '4px',
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          fontSize: isWide ? 11.5 : 10,
          lineHeight: 1.3,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          ...FORCED_OWN_HOURS,
        }}
      >
        <Box sx={{ fontWeight: 650 }}>
          {isWide ? `${own} · ${formatMinuteOfDay(window.from)}–${formatMinuteOfDay(window.to)}` : own}
        </Box>
        {prices}
      </Box>
    </Box>
  );
}

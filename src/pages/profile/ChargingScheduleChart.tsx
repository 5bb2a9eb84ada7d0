import { useTheme } from '@mui/material';
import { Area, AreaChart, CartesianGrid, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import { usePrintWidth } from '../../generator/chart/usePrintWidth';
import type { ScheduleStep } from './chargingSchedule';

interface ScheduleChartProps {
  steps: readonly ScheduleStep[];
  /** The duration of the schedule in seconds. */
  duration: number;
  /** Formats a time of the schedule from its number of seconds. */
  formatTime: (second: number) => string;
  /** Whether the schedule starts with a charging session and not at a time of the day. The chart then ends with it. */
  isRelative: boolean;
  /** Formats a charging rate with its unit. */
  formatRate: (rate: number) => string;
  /** The minimum charging rate that the vehicle can use; undefined if it is not known. */
  minimum: number | undefined;
  /** The height of the chart in px. */
  height: number;
}

const DAY = 86_400;
const TICKS = [0, 6, 12, 18, 24].map((hour) => hour * 3600);

/** The number of equal parts of the axis of a relative schedule. */
const PARTS = 4;

const getTicks = (duration: number): number[] =>
  Array.from({ length: PARTS + 1 }, (_, part) => (duration * part) / PARTS);

/**
 * The charging limit over one day as a step chart. This file is a separate chunk, because the library recharts is
 * large.
 */
export function ChargingScheduleChart(props: ScheduleChartProps) {
  const { steps, duration, formatTime, isRelative, formatRate, minimum, height } = props;
  const { palette, typography } = useTheme();
  const printWidth = usePrintWidth();
  const tick = { fill: palette.text.secondary, fontSize: 12, fontFamily: typography.fontFamily };
  const last = steps.at(-1);
  const points = [
    ...steps.map(({ from, limit }) => ({ at: from, limit })),
    ...(last ? [{ at: last.to, limit: last.limit }] : []),
  ];
  return (
    <ResponsiveContainer width={printWidth ?? '100%'} height={height}>
      <AreaChart data={points} margin={{ top: 20, right: 28, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis
          dataKey="at"
          type="number"
          domain={[0, isRelative ? duration : DAY]}
          ticks={isRelative ? getTicks(duration) : TICKS}
          tickFormatter={formatTime}
          tick={tick}
          tickLine={false}
          // By default the library hides single labels, and the remaining ones are uneven. All of them fit on a phone.
          interval={0}
          stroke={palette.divider}
        />
        <YAxis
          domain={[0, 'auto']}
          tick={tick}
          tickLine={false}
          axisLine={false}
          width="auto"
          tickFormatter={formatRate}
        />
        {duration < DAY && !isRelative && (
          <ReferenceLine x={duration} stroke={palette.text.secondary} strokeDasharray="4 4" />
        )}
        {minimum !== undefined && <ReferenceLine y={minimum} stroke={palette.warning.main} strokeDasharray="2 4" />}
        <Area
          dataKey="limit"
          type="stepAfter"
          stroke={palette.primary.main}
          strokeWidth={2}
          fill={palette.primary.main}
          fillOpacity={0.16}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}

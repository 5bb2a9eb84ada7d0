import { useId } from 'react';
import { useLocale } from 'ra-core';
import {
  Area,
  Bar,
  CartesianGrid,
  Cell,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { FONT_FAMILY } from '../../ui/theme/fontFamily';
import { useColors } from '../../ui/theme/useColors';
import { useForcedColors } from '../../ui/theme/mediaQueries';
import { getChartColor } from './chartColors';
import type { ChartProps } from './chartStyles';
import { PointTooltip } from './PointTooltip';
import { createAxisNumberFormat, shortenLabel } from './axisLabels';
import { getSystemColor, getSystemDashes, SeriesPattern } from './seriesPatterns';
import { ActivePoint, useOpenActivePoint } from './useOpenActivePoint';
import { usePrintWidth } from './usePrintWidth';

/** A line chart with at least this number of points shows no dots. */
const FEW_POINTS = 40;

/** The fill of a period that is not over. */
const Hatch = ({ id, color }: { id: string; color: string }) => (
  <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width={6} height={6} fill={color} fillOpacity={0.15} />
    <line y2={6} stroke={color} strokeWidth={4} />
  </pattern>
);

/**
 * A chart with axes. Of a time series, the period that is not over is hatched, or follows the other periods as a
 * dashed line. In forced-colors mode the series have system colours, and differ by patterns and dashes.
 */
export function CartesianChart({ data: { seriesNames, points, span }, kind, title, height }: ChartProps) {
  const palette = useColors();
  const locale = useLocale();
  const hatchId = useId();
  const isForced = useForcedColors();
  const printWidth = usePrintWidth();
  const { frameRef, activeRef } = useOpenActivePoint();
  const tick = { fill: palette.text.secondary, fontSize: 12, fontFamily: FONT_FAMILY };
  const isBars = kind === 'bar' || kind === 'stacked';
  const runningIndex = isBars ? -1 : points.findIndex(({ isRunning }) => isRunning);
  const data = points.map((point, at) => ({
    at: point.label,
    point,
    ...Object.fromEntries(
      point.values.flatMap((value, series) => [
        [`y${series}`, at === runningIndex ? null : value],
        // The dashed part of a line begins at the last complete period.
        [`running${series}`, runningIndex >= 0 && at >= runningIndex - 1 ? value : null],
      ]),
    ),
  }));
  const numbers = createAxisNumberFormat(locale);
  const getColor = (index: number) => (isForced ? getSystemColor(index) : getChartColor(palette.mode, index));
  const renderSeries = (name: string, index: number) => {
    const color = getColor(index);
    const fill = `url(#${hatchId}${index})`;
    const seriesFill = isForced ? `url(#${hatchId}series${index})` : color;
    const dashes = isForced ? getSystemDashes(index) : undefined;
    const shared = { name, isAnimationActive: false };
    const curve = kind === 'step' ? 'stepAfter' : 'linear';
    const runningPart = {
      ...shared,
      type: curve,
      dataKey: `running${index}`,
      legendType: 'none',
      stroke: color,
    } as const;
    const dataKey = `y${index}`;
    if (isBars)
      return (
        <Bar
          key={name}
          {...shared}
          dataKey={dataKey}
          fill={seriesFill}
          {...(isForced ? { stroke: color } : {})}
          maxBarSize={48}
          {...(kind === 'stacked' ? { stackId: 'all' } : { radius: [4, 4, 0, 0] })}
        >
          {points.map(({ isRunning }, at) => (
            <Cell key={at} {...(isRunning ? { fill, stroke: color } : {})} />
          ))}
        </Bar>
      );
    if (kind === 'area')
      return [
        <Area
          key={name}
          {...{ ...shared, dataKey }}
          type={curve}
          stroke={color}
          strokeDasharray={dashes}
          fill={color}
          fillOpacity={0.2}
        />,
        runningIndex >= 0 && (
          <Area key={`${name} running`} {...runningPart} fill={fill} fillOpacity={0.45} strokeDasharray="4 3" />
        ),
      ];
    const dot = points.length < FEW_POINTS;
    return [
      <Line
        key={name}
        {...{ ...shared, dataKey, dot }}
        type={curve}
        stroke={color}
        strokeWidth={2}
        strokeDasharray={dashes}
      />,
      runningIndex >= 0 && (
        <Line key={`${name} running`} {...runningPart} strokeWidth={2} strokeDasharray="4 3" dot={dot} />
      ),
    ];
  };
  return (
    <div ref={frameRef} className={points.some(({ link }) => link) ? 'wd-chart-linked' : undefined}>
      <ResponsiveContainer width={printWidth ?? '100%'} height={height}>
        <ComposedChart data={data} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} aria-label={title}>
          <defs>
            {seriesNames.map((name, index) => (
              <Hatch key={name} id={`${hatchId}${index}`} color={getColor(index)} />
            ))}
            {isForced &&
              seriesNames.map((name, index) => (
                <SeriesPattern key={name} id={`${hatchId}series${index}`} index={index} />
              ))}
          </defs>
          <CartesianGrid vertical={false} stroke={palette.divider} />
          <XAxis
            dataKey="at"
            tick={tick}
            tickFormatter={(label: string) => shortenLabel(label, span)}
            tickLine={false}
            stroke={palette.divider}
            {...(span ? { interval: 'equidistantPreserveStart', minTickGap: 12 } : {})}
          />
          <YAxis
            tick={tick}
            tickLine={false}
            axisLine={false}
            width={48}
            tickFormatter={(value: number) => numbers.format(value)}
          />
          <Tooltip
            cursor={{ fill: palette.action.hover }}
            filterNull={false}
            content={<PointTooltip seriesNames={seriesNames} />}
          />
          {seriesNames.length > 1 && <Legend />}
          {seriesNames.map(renderSeries)}
          <ActivePoint activeRef={activeRef} />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}

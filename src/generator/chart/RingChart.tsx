import { useId } from 'react';
import { useLocale, useNavigate } from 'ra-core';
import { Cell, Label, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts';
import { formatNumber } from '../../model/formatting/formatNumbers';
import { formatPercentage, getRatio } from '../../model/formatting/formatPercentage';
import { FONT_FAMILY } from '../../ui/theme/fontFamily';
import { useForcedColors } from '../../ui/theme/mediaQueries';
import { useColors } from '../../ui/theme/useColors';
import { getSegmentColors } from './chartColors';
import { getTooltipStyles, type ChartProps } from './chartStyles';
import { useOriginScreenState } from '../shared/originPath';
import { PointLink } from './PointLink';
import { getSystemColor, SeriesPattern } from './seriesPatterns';

/**
 * Shows the shares of a total as a ring chart, with a list that contains values, percentages and links. In
 * forced-colors mode the segments have system colours and differ by patterns.
 */
export function RingChart({ data: { points, tones }, title, height }: ChartProps) {
  const palette = useColors();
  const locale = useLocale();
  const navigate = useNavigate();
  const state = useOriginScreenState();
  const patternId = useId();
  const isForced = useForcedColors();
  const colors = getSegmentColors(
    points.map(({ key }) => key),
    palette,
    tones,
  );
  const parts = points.flatMap((point, index) => {
    const [value] = point.values;
    if (value === null || value === undefined || value < 0) return [];
    const fill = isForced ? `url(#${patternId}${index})` : colors[index]!;
    const stroke = isForced ? getSystemColor(index) : undefined;
    return [{ at: point.label, value, text: point.texts[0] ?? '', fill, stroke, point }];
  });
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const getPercent = (value: number): string => formatPercentage(getRatio(value, whole) ?? 0, locale);
  return (
    <div className="wd-ring">
      <ResponsiveContainer width="100%" height={height}>
        <PieChart aria-label={title}>
          {isForced && (
            <defs>
              {points.map(({ key }, index) => (
                <SeriesPattern key={key} id={`${patternId}${index}`} index={index} />
              ))}
            </defs>
          )}
          <Pie
            data={parts}
            dataKey="value"
            nameKey="at"
            innerRadius="62%"
            outerRadius="95%"
            stroke={palette.background.paper}
            strokeWidth={2}
            isAnimationActive={false}
            // The drawing itself is the tab stop: it has a name and takes the arrow keys.
            rootTabIndex={-1}
          >
            {parts.map(({ at, fill, stroke, point: { link } }) => (
              // The list beside the ring has the same link for the keyboard.
              <Cell
                key={at}
                fill={fill}
                {...(stroke ? { stroke } : {})}
                {...(link ? { cursor: 'pointer', onClick: () => navigate(link.to, { state }) } : {})}
              />
            ))}
            <Label
              position="center"
              value={formatNumber(whole, locale)}
              fill={palette.text.primary}
              fontSize={24}
              fontFamily={FONT_FAMILY}
              fontWeight={650}
            />
          </Pie>
          <Tooltip
            {...getTooltipStyles(palette)}
            formatter={(value, name, { payload }) => [
              `${(payload as { text: string }).text} (${getPercent(Number(value))})`,
              name,
            ]}
          />
        </PieChart>
      </ResponsiveContainer>
      <ul aria-label={title} className="wd-ring-parts">
        {parts.map(({ at, value, text, fill, stroke, point }) => (
          <li key={at}>
            <svg aria-hidden className="wd-ring-mark">
              <rect width="100%" height="100%" fill={fill} stroke={stroke} />
            </svg>
            <span>
              <PointLink point={point} />
            </span>
            <span className="wd-right">{text}</span>
            <span className="wd-right wd-quiet">{getPercent(value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

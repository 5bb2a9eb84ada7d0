import { useLocale, useNavigate } from 'ra-core';
import { Cell, Label, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts';
import { formatNumber } from '../../model/formatting/formatNumbers';
import { formatPercentage, getRatio } from '../../model/formatting/formatPercentage';
import { FONT_FAMILY } from '../../ui/theme/fontFamily';
import { useColors } from '../../ui/theme/useColors';
import { getSegmentColors } from './chartColors';
import { getTooltipStyles, type ChartProps } from './chartStyles';
import { useOriginScreenState } from '../shared/originPath';
import { PointLink } from './PointLink';

/** Shows the shares of a total as a ring chart, with a list that contains values, percentages and links. */
export function RingChart({ data: { points, tones }, title, height }: ChartProps) {
  const palette = useColors();
  const locale = useLocale();
  const navigate = useNavigate();
  const state = useOriginScreenState();
  const colors = getSegmentColors(
    points.map(({ key }) => key),
    palette,
    tones,
  );
  const parts = points.flatMap((point, index) => {
    const [value] = point.values;
    if (value === null || value === undefined || value < 0) return [];
    return [{ at: point.label, value, text: point.texts[0] ?? '', color: colors[index]!, point }];
  });
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const getPercent = (value: number): string => formatPercentage(getRatio(value, whole) ?? 0, locale);
  return (
    <div className="wd-ring">
      <ResponsiveContainer width="100%" height={height}>
        <PieChart aria-label={title}>
          <Pie
            data={parts}
            dataKey="value"
            nameKey="at"
            innerRadius="62%"
            outerRadius="95%"
            stroke={palette.background.paper}
            strokeWidth={2}
            isAnimationActive={false}
          >
            {parts.map(({ at, color, point: { link } }) => (
              // The list beside the ring has the same link for the keyboard.
              <Cell
                key={at}
                fill={color}
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
        {parts.map(({ at, value, text, color, point }) => (
          <li key={at}>
            <span className="wd-ring-mark" style={{ background: color }} />
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

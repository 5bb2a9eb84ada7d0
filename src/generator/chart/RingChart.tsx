import { useLocale } from 'ra-core';
import { Cell, Label, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts';
import { formatNumber } from '../../model/formatting/formatNumbers';
import { formatPercentage, getRatio } from '../../model/formatting/formatPercentage';
import { FONT_FAMILY } from '../../ui/theme/fontFamily';
import { useColors } from '../../ui/theme/useColors';
import { getChartColor } from './chartColors';
import { getTooltipStyles, type ChartProps } from './chartStyles';

/** Shows the shares of a total as a ring chart, with a legend that contains values and percentages. */
export function RingChart({ data: { points }, title, height }: ChartProps) {
  const palette = useColors();
  const locale = useLocale();
  const parts = points.flatMap(({ label, values: [value], texts: [text = ''] }, index) =>
    value === null || value === undefined || value < 0
      ? []
      : [{ at: label, value, text, colour: getChartColor(palette.mode, index) }],
  );
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
            {parts.map(({ at, colour }) => (
              <Cell key={at} fill={colour} />
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
      {/* Hidden from screen readers, because they read the table, which contains the same values. */}
      <ul aria-hidden className="wd-ring-parts">
        {parts.map(({ at, value, text, colour }) => (
          <li key={at}>
            <span className="wd-ring-mark" style={{ background: colour }} />
            <span>{at}</span>
            <span className="wd-right">{text}</span>
            <span className="wd-right wd-quiet">{getPercent(value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

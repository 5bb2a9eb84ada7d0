import { useLocale } from 'ra-core';
import { Cell, Label, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts';
import { formatNumber } from '../../model/reading/numbers';
import { formatShare, shareOf } from '../../model/reading/share';
import { FONT } from '../../ui/theme/font';
import { usePalette } from '../../ui/theme/usePalette';
import { colourAt } from './colours';
import { tooltipLook, type DrawingProps } from './look';

/** The parts of a whole as a ring, and beside it what each of them is, in figures and in percent. */
export function Ring({ figures: { points }, title, height }: DrawingProps) {
  const palette = usePalette();
  const locale = useLocale();
  const parts = points.flatMap(({ at, values: [value], texts: [text = ''] }, index) =>
    value === null || value === undefined || value < 0
      ? []
      : [{ at, value, text, colour: colourAt(palette.mode, index) }],
  );
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const percentOf = (value: number): string => formatShare(shareOf(value, whole) ?? 0, locale);
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
              fontFamily={FONT}
              fontWeight={650}
            />
          </Pie>
          <Tooltip
            {...tooltipLook(palette)}
            formatter={(value, name, { payload }) => [
              `${(payload as { text: string }).text} (${percentOf(Number(value))})`,
              name,
            ]}
          />
        </PieChart>
      </ResponsiveContainer>
      {/* The table says the same to those who do not see the ring. */}
      <ul aria-hidden className="wd-ring-parts">
        {parts.map(({ at, value, text, colour }) => (
          <li key={at}>
            <span className="wd-ring-mark" style={{ background: colour }} />
            <span>{at}</span>
            <span className="wd-right">{text}</span>
            <span className="wd-right wd-quiet">{percentOf(value)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useTheme } from '@mui/material';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { Bar as BarOf } from './bars';

const HEIGHT = 220;
/** Names stand under their bars cut to this; whole in the bar's tooltip and in the table below. */
const NAME_LENGTH = 14;

const shorten = (name: string): string => (name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name);

/** The drawing itself; a chunk of its own, because recharts is large. */
export function Bars({ bars, title }: { bars: readonly BarOf[]; title: string }) {
  const { palette, typography } = useTheme();
  const tick = { fill: palette.text.secondary, fontSize: 12, fontFamily: typography.fontFamily };
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <BarChart data={[...bars]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis dataKey="name" tick={tick} tickFormatter={shorten} tickLine={false} stroke={palette.divider} />
        <YAxis tick={tick} tickLine={false} axisLine={false} width={48} allowDecimals={false} />
        <Tooltip
          cursor={{ fill: palette.action.hover }}
          contentStyle={{ background: palette.background.paper, borderColor: palette.divider, borderRadius: 8 }}
          labelStyle={{ color: palette.text.primary }}
          itemStyle={{ color: palette.text.primary }}
        />
        <Bar
          dataKey="value"
          name={title}
          fill={palette.primary.main}
          radius={[4, 4, 0, 0]}
          isAnimationActive={false}
          maxBarSize={48}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

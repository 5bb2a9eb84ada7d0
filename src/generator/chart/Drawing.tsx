import { useTheme } from '@mui/material';
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { Chart } from '../../model/entity';
import type { Figures } from './figures';

export interface DrawingProps {
  figures: Figures;
  kind: Chart['kind'];
  /** Pixels. */
  height: number;
}

/** Names stand under their figures cut to this; whole in the tooltip and in the table. */
const NAME_LENGTH = 14;

const shorten = (name: string): string => (name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name);

/** The drawing itself; a chunk of its own, because recharts is large. */
export function Drawing({ figures: { names, points }, kind, height }: DrawingProps) {
  const { palette, typography } = useTheme();
  const colours = [palette.primary.main, palette.warning.main, palette.success.main, palette.info.main];
  const tick = { fill: palette.text.secondary, fontSize: 12, fontFamily: typography.fontFamily };
  const data = points.map(({ at, values }) => ({
    at,
    ...Object.fromEntries(values.map((value, index) => [`y${index}`, value])),
  }));
  const series = (name: string, index: number) => {
    const colour = colours[index % colours.length]!;
    const shared = { dataKey: `y${index}`, name, isAnimationActive: false };
    const curve = kind === 'step' ? 'stepAfter' : 'linear';
    if (kind === 'bar') return <Bar key={name} {...shared} fill={colour} radius={[4, 4, 0, 0]} maxBarSize={48} />;
    if (kind === 'area')
      return <Area key={name} {...shared} type={curve} stroke={colour} fill={colour} fillOpacity={0.2} />;
    return <Line key={name} {...shared} type={curve} stroke={colour} strokeWidth={2} dot={points.length < 60} />;
  };
  return (
    <ResponsiveContainer width="100%" height={height}>
      <ComposedChart data={data} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis dataKey="at" tick={tick} tickFormatter={shorten} tickLine={false} stroke={palette.divider} />
        <YAxis tick={tick} tickLine={false} axisLine={false} width={48} allowDecimals={kind !== 'bar'} />
        <Tooltip
          cursor={{ fill: palette.action.hover }}
          contentStyle={{ background: palette.background.paper, borderColor: palette.divider, borderRadius: 8 }}
          labelStyle={{ color: palette.text.primary }}
          itemStyle={{ color: palette.text.primary }}
        />
        {names.length > 1 && <Legend />}
        {names.map(series)}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

import { useLocale } from 'ra-core';
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
import { Skeleton } from '../../ui/Skeleton';
import { FONT_FAMILY } from '../../ui/theme/fontFamily';
import { useColors } from '../../ui/theme/useColors';
import { getChartColor } from './chartColors';
import { getTooltipStyles, type ChartProps } from './chartStyles';
import { RingChart } from './RingChart';
import { useStaggeredRender } from './useStaggeredRender';

/** Maximum number of characters of an axis label. Tooltip and table contain the full text. */
const NAME_LENGTH = 14;

const shortenName = (name: string): string => (name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH - 1)}…` : name);

/** A line chart with at least this number of points shows no dots. */
const FEW_POINTS = 40;

/**
 * Renders a chart with recharts. This component is a chunk of its own, because recharts is large. The arrow keys
 * move from point to point.
 */
export function RechartsChart(props: ChartProps) {
  const isTurn = useStaggeredRender();
  if (!isTurn) return <Skeleton shape="block" height={props.height} />;
  return props.kind === 'share' ? <RingChart {...props} /> : <Cartesian {...props} />;
}

function Cartesian({ data: { seriesNames, points }, kind, title, height }: ChartProps) {
  const palette = useColors();
  const locale = useLocale();
  const tick = { fill: palette.text.secondary, fontSize: 12, fontFamily: FONT_FAMILY };
  const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const data = points.map(({ label, values, texts }) => ({
    at: label,
    texts,
    ...Object.fromEntries(values.map((value, index) => [`y${index}`, value])),
  }));
  const series = (name: string, index: number) => {
    const colour = getChartColor(palette.mode, index);
    const shared = { dataKey: `y${index}`, name, isAnimationActive: false };
    const curve = kind === 'step' ? 'stepAfter' : 'linear';
    if (kind === 'bar') return <Bar key={name} {...shared} fill={colour} radius={[4, 4, 0, 0]} maxBarSize={48} />;
    if (kind === 'stacked') return <Bar key={name} {...shared} fill={colour} stackId="all" maxBarSize={48} />;
    if (kind === 'area')
      return <Area key={name} {...shared} type={curve} stroke={colour} fill={colour} fillOpacity={0.2} />;
    return (
      <Line key={name} {...shared} type={curve} stroke={colour} strokeWidth={2} dot={points.length < FEW_POINTS} />
    );
  };
  return (
    <ResponsiveContainer width="100%" height={height}>
      <ComposedChart data={data} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} aria-label={title}>
        <CartesianGrid vertical={false} stroke={palette.divider} />
        <XAxis dataKey="at" tick={tick} tickFormatter={shortenName} tickLine={false} stroke={palette.divider} />
        <YAxis
          tick={tick}
          tickLine={false}
          axisLine={false}
          width={48}
          tickFormatter={(value: number) => compact.format(value)}
        />
        <Tooltip
          cursor={{ fill: palette.action.hover }}
          {...getTooltipStyles(palette)}
          formatter={(_value, name, { dataKey, payload }) => [
            (payload as { texts: string[] }).texts[Number(String(dataKey).slice(1))],
            name,
          ]}
        />
        {seriesNames.length > 1 && <Legend />}
        {seriesNames.map(series)}
      </ComposedChart>
    </ResponsiveContainer>
  );
}

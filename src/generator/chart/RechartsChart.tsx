import { Skeleton } from '../../ui/Skeleton';
import { CartesianChart } from './CartesianChart';
import type { ChartProps } from './chartStyles';
import { RingChart } from './RingChart';
import { useStaggeredRender } from './useStaggeredRender';

/**
 * Renders a chart with recharts. This component is a chunk of its own, because recharts is large. The arrow keys
 * move from point to point.
 */
export function RechartsChart(props: ChartProps) {
  const isTurn = useStaggeredRender();
  if (!isTurn) return <Skeleton shape="block" height={props.height} />;
  return props.kind === 'share' ? <RingChart {...props} /> : <CartesianChart {...props} />;
}

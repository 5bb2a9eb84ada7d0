import type { Chart } from '../../model/entity/entity';
import type { darkColors, lightColors } from '../../ui/theme/colors';
import type { ChartData } from './chartData';

export interface ChartProps {
  data: ChartData;
  kind: Chart['kind'];
  /** The accessible name of the chart. */
  title: string;
  /** In pixels. */
  height: number;
}

/** Returns the tooltip styles in the theme's colours. */
export const getTooltipStyles = (palette: typeof lightColors | typeof darkColors) => ({
  contentStyle: { background: palette.background.paper, borderColor: palette.divider, borderRadius: 8 },
  labelStyle: { color: palette.text.primary },
  itemStyle: { color: palette.text.primary },
});

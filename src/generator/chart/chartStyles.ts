import type { Chart } from '../../model/entity/entity';
import type { ProductPalette } from '../../ui/theme/createPalettes';
import type { ChartData } from './types';

export interface ChartProps {
  data: ChartData;
  kind: Chart['kind'];
  /** The accessible name of the chart. */
  title: string;
  /** The height of the chart in pixels. */
  height: number;
}

/** Returns the styles of the tooltip in the colours of the theme. */
export const getTooltipStyles = (palette: ProductPalette) => ({
  contentStyle: { background: palette.background.paper, borderColor: palette.divider, borderRadius: 8 },
  labelStyle: { color: palette.text.primary },
  itemStyle: { color: palette.text.primary },
});

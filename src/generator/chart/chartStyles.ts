import type { Chart } from '../../model/entity/entity';
import type { darkColors, lightColors } from '../../ui/theme/colors';
import type { ChartData } from './chartData';

export interface ChartProps {
  data: ChartData;
  kind: Chart['kind'];
  /** What the picture shows, for those who hear it. */
  title: string;
  /** Pixels. */
  height: number;
}

/** What is read at a point, in the colours of the page. */
export const getTooltipStyles = (palette: typeof lightColors | typeof darkColors) => ({
  contentStyle: { background: palette.background.paper, borderColor: palette.divider, borderRadius: 8 },
  labelStyle: { color: palette.text.primary },
  itemStyle: { color: palette.text.primary },
});

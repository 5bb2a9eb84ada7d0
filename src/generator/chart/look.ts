import type { Chart } from '../../model/entity/entity';
import type { dark, light } from '../../ui/theme/palette';
import type { Figures } from './figures';

export interface DrawingProps {
  figures: Figures;
  kind: Chart['kind'];
  /** What the picture shows, for those who hear it. */
  title: string;
  /** Pixels. */
  height: number;
}

/** What is read at a point, in the colours of the page. */
export const tooltipLook = (palette: typeof light | typeof dark) => ({
  contentStyle: { background: palette.background.paper, borderColor: palette.divider, borderRadius: 8 },
  labelStyle: { color: palette.text.primary },
  itemStyle: { color: palette.text.primary },
});

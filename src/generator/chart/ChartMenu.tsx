import type { RefObject } from 'react';
import BarChart from '@mui/icons-material/BarChart';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import TableRows from '@mui/icons-material/TableRows';
import { chartTexts } from '../../i18n/en/chartTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import { IconButton } from '../../ui/IconButton';
import type { MenuEntry } from '../../ui/menu/types';
import { useColors } from '../../ui/theme/useColors';
import { useMenu } from '../../ui/menu/useMenu';
import { useSendCall } from '../../widgets/useSendCall';
import { downloadBlob } from '../actions/downloadBlob';
import { useCurrentUser } from '../shared/useCurrentUser';
import { toSheetTextCell, type SheetCell } from '../list/export/sheetRows';
import type { ChartData } from './types';

interface ChartMenuProps {
  data: ChartData;
  title: string;
  /** What the labels of the points are. */
  labelTitle: string;
  /** The element that contains the chart's SVG. */
  chartRef: RefObject<HTMLElement | null>;
  /**
   * Whether the table is visible, and a function to show or hide it. Undefined where the user cannot hide the
   * table.
   */
  table: { shown: boolean; toggle: () => void } | undefined;
}

/**
 * Returns the chart data as rows of a spreadsheet. Below a row with the names and units of the columns, each point
 * is a row with unformatted numbers.
 */
const getLines = ({ seriesNames, unit, points }: ChartData, labelTitle: string): SheetCell[][] => [
  [toSheetTextCell(labelTitle), ...seriesNames.map((name) => toSheetTextCell(unit ? `${name} (${unit})` : name))],
  ...points.map(({ label, values }) => [
    toSheetTextCell(label),
    ...values.map((v): SheetCell => (v === null ? null : { t: 'n', v })),
  ]),
];

/**
 * The menu of a chart. Its entries show or hide the table. Users who may download files can also save the chart as
 * an image or as a spreadsheet.
 */
export function ChartMenu({ data, title, labelTitle, chartRef, table }: ChartMenuProps) {
  const t = useLazyTextTranslate('chart', chartTexts);
  const { viewOnly } = useCurrentUser();
  const palette = useColors();
  const picture = useSendCall({
    send: async () => {
      const drawing = chartRef.current?.querySelector<SVGSVGElement>('.recharts-wrapper > svg');
      if (!drawing) throw new Error(t('notDrawn'));
      const { createChartImage } = await import('./chartImage');
      const { backgroundColor, color, fontFamily } = getComputedStyle(drawing.closest('.wd-card') ?? drawing);
      const look = { palette, ground: backgroundColor, ink: color, font: fontFamily } as const;
      downloadBlob(await createChartImage(drawing, data, title, look), `${title}.png`);
    },
  });
  const sheet = useSendCall({
    send: async () => {
      const { downloadWorkbook } = await import('../list/export/downloadWorkbook');
      await downloadWorkbook(title, getLines(data, labelTitle));
    },
  });
  const entries: MenuEntry[] = [
    ...(table
      ? [
          {
            key: 'table',
            label: table.shown ? t('hideTable') : t('showTable'),
            icon: table.shown ? <BarChart fontSize="small" /> : <TableRows fontSize="small" />,
            onSelect: table.toggle,
          },
        ]
      : []),
    ...(viewOnly
      ? []
      : [
          {
            key: 'picture',
            label: t('picture'),
            icon: <ImageOutlined fontSize="small" />,
            onSelect: () => void picture.run(),
          },
          {
            key: 'sheet',
            label: t('sheet'),
            icon: <TableChartOutlined fontSize="small" />,
            onSelect: () => void sheet.run(),
          },
        ]),
  ];
  const { button, menu } = useMenu({ entries });
  if (entries.length === 0) return null;
  return (
    <>
      <IconButton label={t('menu', { title })} {...button}>
        <MoreVert />
      </IconButton>
      {menu}
    </>
  );
}

import type { RefObject } from 'react';
import BarChart from '@mui/icons-material/BarChart';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import TableRows from '@mui/icons-material/TableRows';
import { useT } from '../../i18n/useT';
import { IconButton } from '../../ui/IconButton';
import type { MenuEntry } from '../../ui/menu/types';
import { useMode } from '../../ui/theme/useMode';
import { useMenu } from '../../ui/menu/useMenu';
import { useCall } from '../../widgets/useCall';
import { saveFile } from '../actions/saveFile';
import { useUser } from '../records/useUser';
import { textCell, type SheetCell } from '../list/export/sheet';
import type { Figures } from './figures';

export interface ChartMenuProps {
  figures: Figures;
  title: string;
  /** Where the drawing is. */
  place: RefObject<HTMLElement | null>;
  /** Whether the table stands there for everybody; undefined where it always does. */
  table: { shown: boolean; toggle: () => void } | undefined;
}

/** The figures as lines of a sheet: numbers to reckon with, under what they are called and counted in. */
const linesOf = ({ names, unit, points }: Figures, title: string): SheetCell[][] => [
  [textCell(title), ...names.map((name) => textCell(unit ? `${name} (${unit})` : name))],
  ...points.map(({ at, values }) => [
    textCell(at),
    ...values.map((v): SheetCell => (v === null ? null : { t: 'n', v })),
  ]),
];

/** What a chart offers besides itself: its table, and both to take along where the user may download. */
export function ChartMenu({ figures, title, place, table }: ChartMenuProps) {
  const t = useT();
  const { viewOnly } = useUser();
  const mode = useMode();
  const picture = useCall({
    send: async () => {
      const drawing = place.current?.querySelector<SVGSVGElement>('.recharts-wrapper > svg');
      if (!drawing) throw new Error(t('chart.notDrawn'));
      const { pictureOf } = await import('./picture');
      const { backgroundColor, color, fontFamily } = getComputedStyle(drawing.closest('.wd-card') ?? drawing);
      const look = { mode, ground: backgroundColor, ink: color, font: fontFamily } as const;
      saveFile(await pictureOf(drawing, figures, title, look), `${title}.png`);
    },
  });
  const sheet = useCall({
    send: async () => {
      const { writeSheet } = await import('../list/export/writeSheet');
      await writeSheet(title, linesOf(figures, title));
    },
  });
  const entries: MenuEntry[] = [
    ...(table
      ? [
          {
            key: 'table',
            label: t(table.shown ? 'chart.hideTable' : 'chart.showTable'),
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
            label: t('chart.picture'),
            icon: <ImageOutlined fontSize="small" />,
            onSelect: () => void picture.run(),
          },
          {
            key: 'sheet',
            label: t('chart.sheet'),
            icon: <TableChartOutlined fontSize="small" />,
            onSelect: () => void sheet.run(),
          },
        ]),
  ];
  const { button, menu } = useMenu({ entries });
  if (entries.length === 0) return null;
  return (
    <>
      <IconButton label={t('chart.menu', { title })} {...button}>
        <MoreVert />
      </IconButton>
      {menu}
    </>
  );
}

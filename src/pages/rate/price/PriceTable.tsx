import { Chip, Table, TableBody, TableCell, TableFooter, TableHead, TableRow, Typography } from '@mui/material';
import { usePageTranslate } from '../../usePageTranslate';
import { formatMoney } from '../../../model/formatting/formatNumbers';
import { formatMinuteOfDay, MINUTES_PER_DAY, DAYS_PER_WEEK } from '../week/weekTimes';
import type { PriceMeasure, PriceItem, PriceBreakdown, WeekMinuteRange } from '../week/calculatePrice';

interface Props {
  price: PriceBreakdown;
  symbol: string;
  days: readonly string[];
  /** Returns the label of a rate type. */
  getName: (rateType: unknown) => string;
}

/**
 * `PIECE`: the maximum number of fraction digits in the quantity and the amount of a price item. `SUM`: the number of
 * fraction digits in the total, as usual for the currency.
 */
const PIECE = 4;
const SUM = 2;

const CELLS = {
  '& td, & th': { px: 1, fontVariantNumeric: 'tabular-nums' },
  '& td:not(:first-of-type)': { whiteSpace: 'nowrap' },
  // Four columns in the 240 px that a window of 320 px leaves.
  '@media (max-width: 400px)': { '& td, & th': { px: 0.5, fontSize: 12 } },
  '& tbody th, & tfoot th': { borderBottom: 0 },
  '& tfoot td, & tfoot th': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

const UNITS = {
  energy: 'price.kwh',
  time: 'price.min',
  idle: 'price.min',
  session: 'price.once',
} as const satisfies Record<PriceMeasure, string>;

const getDay = (minute: number): number => Math.floor(minute / MINUTES_PER_DAY);

/**
 * Formats a time range, such as `Mon 22:00–Tue 01:00`. If the range is within one day, the day is written only
 * once.
 */
export function formatMinuteRange({ from, to }: WeekMinuteRange, days: readonly string[]): string {
  const text = (minute: number, day: number): string =>
    `${days[day % DAYS_PER_WEEK] ?? ''} ${formatMinuteOfDay(minute - day * MINUTES_PER_DAY)}`;
  const day = getDay(from);
  // A range that ends at midnight ends on the previous day.
  const last = to % MINUTES_PER_DAY === 0 ? getDay(to) - 1 : getDay(to);
  return `${text(from, day)}–${last === day ? formatMinuteOfDay(to - day * MINUTES_PER_DAY) : text(to, last)}`;
}

function PieceRow({ piece, symbol, days, getName }: { piece: PriceItem } & Omit<Props, 'price'>) {
  const t = usePageTranslate();
  const { rateType, measure, isSpecial, quantity, rate, amount } = piece;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {getName(rateType)}
        {isSpecial && <Chip size="small" label={t('price.special')} sx={{ ml: 1 }} />}
        <Typography variant="body2" component="div" color="textSecondary">
          {formatMinuteRange(piece, days)}
        </Typography>
      </TableCell>
      <TableCell align="right">{t(UNITS[measure], { quantity: quantity.round(PIECE).toString() })}</TableCell>
      <TableCell align="right">{formatMoney(rate.toString(), symbol)}</TableCell>
      <TableCell align="right">{formatMoney(amount.round(PIECE).toString(), symbol)}</TableCell>
    </TableRow>
  );
}

/** The table of the price items and their total. */
export function PriceTable({ price: { items, total }, ...words }: Props) {
  const t = usePageTranslate();
  if (!total) return null;
  return (
    <Table size="small" sx={CELLS}>
      <caption className="wd-hidden">{t('price.table')}</caption>
      <TableHead>
        <TableRow>
          <TableCell>{t('price.what')}</TableCell>
          <TableCell align="right">{t('price.quantity')}</TableCell>
          <TableCell align="right">{t('price.rate')}</TableCell>
          <TableCell align="right">{t('price.amount')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map((piece, index) => (
          <PieceRow key={index} piece={piece} {...words} />
        ))}
      </TableBody>
      <TableFooter>
        <TableRow>
          <TableCell
            component="th"
            scope="row"
            colSpan={3}
            sx={{ fontSize: 16, fontWeight: 650, color: 'text.primary' }}
          >
            {t('price.total')}
          </TableCell>
          <TableCell align="right" sx={{ fontSize: 16, fontWeight: 650, color: 'text.primary' }}>
            {formatMoney(total.toFixed(SUM), words.symbol)}
          </TableCell>
        </TableRow>
      </TableFooter>
    </Table>
  );
}

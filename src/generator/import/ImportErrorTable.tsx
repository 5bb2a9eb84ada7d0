import { useState, type ReactNode } from 'react';
import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { Button } from '../../ui/Button';
import { useIsTableTooWide } from '../../widgets/readOnly/useIsTableTooWide';
import { NARROW_SCREEN_VALUE_STYLE, WIDE_SCREEN_CELL_STYLE } from './importTableStyles';
import { useImportTranslate } from './useImportTranslate';

/** An error in a cell or in a whole row. */
export interface ImportErrorLine {
  /** Row number in the file. */
  at: number;
  column: string;
  value: string;
  text: ReactNode;
}

interface Props {
  title: string;
  errors: readonly ImportErrorLine[];
}

/**
 * Number of errors that are shown first. These are more than a user reads at once, but few enough to render
 * quickly.
 */
const SHOWN = 50;

/**
 * Widths in pixels of a column name and of a message, without which a long value beside them would break their words,
 * such as "characters". With the row number they fit a screen of 320 pixels.
 */
const NAME_WIDTH = 96;
const MESSAGE_WIDTH = 112;

/** Table of errors with row number, column, value and message. */
export function ImportErrorTable({ title, errors }: Props) {
  const t = useImportTranslate();
  const [shown, setShown] = useState(SHOWN);
  // A table that scrolls must be reachable by keyboard. One that fits would be a stop without a purpose.
  const [scrollRef, isTooWide] = useIsTableTooWide();
  const left = errors.length - shown;
  return (
    <div>
      <h3 className="wd-section-title">{title}</h3>
      <Box
        ref={scrollRef}
        component="section"
        aria-label={title}
        tabIndex={isTooWide ? 0 : undefined}
        sx={{ overflowX: 'auto' }}
      >
        <Table size="small" sx={{ '& td': { verticalAlign: 'top', overflowWrap: 'anywhere' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('faults.row')}</TableCell>
              <TableCell sx={{ minWidth: NAME_WIDTH }}>{t('faults.column')}</TableCell>
              <TableCell sx={{ ...WIDE_SCREEN_CELL_STYLE, minWidth: NAME_WIDTH }}>{t('faults.value')}</TableCell>
              <TableCell sx={{ minWidth: MESSAGE_WIDTH }}>{t('faults.heading')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {errors.slice(0, shown).map(({ at, column, value, text }, index) => (
              <TableRow key={`${at} ${column} ${index}`}>
                <TableCell>{at}</TableCell>
                <TableCell>
                  {column}
                  <Box sx={NARROW_SCREEN_VALUE_STYLE}>{value}</Box>
                </TableCell>
                <TableCell sx={{ ...WIDE_SCREEN_CELL_STYLE, maxWidth: 240 }}>{value}</TableCell>
                <TableCell sx={{ whiteSpace: 'pre-line' }}>{text}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {left > 0 && (
        <Button onClick={() => setShown(shown + SHOWN)}>
          {t('faults.more', { count: left.toLocaleString('en') })}
        </Button>
      )}
    </div>
  );
}

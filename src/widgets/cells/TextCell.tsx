import { Fragment, type ReactNode } from 'react';
import { DISPLAY_FORMATS } from '../../model/displayFormats/displayFormats';
import { formatPresentValue } from '../../model/displayFormats/formatValue';
import type { ColumnFormat } from '../../model/schemaLanguage/definition';
import type { CellProps } from '../types';
import { getOptionListName } from '../useFieldOptions';
import { useCodeFormatTexts, useMoneyFormatTexts, useFormatTexts } from '../useFormatTexts';

/**
 * Allows line breaks after underscores, slashes and `@` in a long code or address: otherwise it would widen its
 * column or break anywhere.
 */
export const addLineBreakHints = (text: string): ReactNode =>
  text.split(/(?<=[_/@])(?=[^_/@])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** A date or another hyphenated number inside a text: `2026-12-31`. */
const JOINED = /(\d+(?:-\d+)+)/;

/** Prevents line breaks at hyphens between digits. */
const renderUnbroken = (text: string): ReactNode =>
  text.split(JOINED).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="wd-unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{/[_/@]/.test(part) ? addLineBreakHints(part) : part}</Fragment>
    ),
  );

/** Short text that fits in the narrowest column and never wraps. */
const SHORT = /^[ -~]{1,10}$/;

/**
 * A long string that is not a word: it may break anywhere, otherwise it alone would determine the width of its
 * column.
 */
const LONG = /[^\s_/-]{25,}/;

/**
 * One line if there is room, three at most. Longer text is truncated with an ellipsis and shown in full in the
 * tooltip.
 */
export function EllipsisText({ text }: { text: string }) {
  if (SHORT.test(text)) return <span className="wd-unbroken">{text}</span>;
  return (
    <span className={LONG.test(text) ? 'wd-cut wd-cut-anywhere' : 'wd-cut'} title={text || undefined}>
      {/[_/@\d]/.test(text) ? renderUnbroken(text) : text}
    </span>
  );
}

const shown = (text: string, format: ColumnFormat) =>
  DISPLAY_FORMATS[format].isUnbroken ? <span className="wd-unbroken">{text}</span> : <EllipsisText text={text} />;

/** Creates a cell for a text format that needs no option list. */
export const createTextCell = (format: ColumnFormat) =>
  function PlainCell({ value, field, record }: CellProps) {
    // A year has a text format, but as a number it must not wrap.
    const read = typeof value === 'number' ? 'number' : format;
    return shown(formatPresentValue({ value, field, row: record, texts: useFormatTexts() }, format), read);
  };

/** The space after the dash between two dates. */
const DASH = /(?<=\d –) (?=\d)/;

/** A period may wrap after its dash but not within a date. Any other text is rendered as usual. */
export function PeriodText({ text }: { text: string }) {
  if (!DASH.test(text) && !/\d$/.test(text)) return <EllipsisText text={text} />;
  return text.split(DASH).map((end, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <span className="wd-unbroken">{end}</span>
    </Fragment>
  ));
}

export const PeriodCell = ({ value, field, record }: CellProps) => (
  <PeriodText text={formatPresentValue({ value, field, row: record, texts: useFormatTexts() }, 'period')} />
);

/** Creates a cell that shows the labels of codes. */
export const createCodeCell = (format: ColumnFormat) =>
  function CodeCell({ value, field, record }: CellProps) {
    return shown(
      formatPresentValue({ value, field, row: record, texts: useCodeFormatTexts(field, record) }, format),
      format,
    );
  };

/** An amount with the currency symbol of the record's country, or the operator's. */
export function MoneyCell({ value, field, record }: CellProps) {
  return shown(
    formatPresentValue({ value, field, row: record, texts: useMoneyFormatTexts(field, record) }, 'money'),
    'money',
  );
}

const Codes = createCodeCell('text');
const Plain = createTextCell('text');

/** Plain text; for a field with an option list, the labels of its codes. */
export function TextCell(props: CellProps) {
  return getOptionListName(props.field) === undefined ? <Plain {...props} /> : <Codes {...props} />;
}

/** A secret is never shown, not even its length. */
export const SecretCell = () => <>••••••••</>;

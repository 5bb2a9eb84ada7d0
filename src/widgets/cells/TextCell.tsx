import { Fragment, type ReactNode } from 'react';
import { DISPLAY_FORMATS } from '../../model/displayFormats/displayFormats';
import { formatNonEmptyValue } from '../../model/displayFormats/formatValue';
import type { ColumnFormat } from '../../model/schemaLanguage/definition';
import type { CellProps } from '../types';
import { getOptionListName } from '../useFieldOptions';
import { useCodeFormatTexts, useMoneyFormatTexts, useFormatTexts } from '../useFormatTexts';

/**
 * Allows line breaks after underscores, slashes and `@`. Without them a long code or address would widen its column
 * or break at any character.
 */
export const addLineBreakHints = (text: string): ReactNode =>
  text.split(/(?<=[_/@])(?=[^_/@])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** A date or another number with hyphens inside a text, such as `2026-12-31`. */
const JOINED = /(\d+(?:-\d+)+)/;

const renderDates = (text: string): ReactNode =>
  text.split(JOINED).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="wd-unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{/[_/@]/.test(part) ? addLineBreakHints(part) : part}</Fragment>
    ),
  );

/** A code with underscores beside its label, such as `(TX_PROFILE)`. */
const CODE = /(\(\w+_\w+\))/;

/**
 * Renders a text without line breaks at hyphens between digits, such as those of a date. A code in parentheses begins a
 * line rather than to be broken.
 */
const renderUnbroken = (text: string): ReactNode =>
  text.split(CODE).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="wd-cell-code">
        {addLineBreakHints(part)}
      </span>
    ) : (
      <Fragment key={index}>{renderDates(part)}</Fragment>
    ),
  );

/** Text that is short enough for the narrowest column. Such a text never wraps. */
const SHORT = /^[ -~]{1,10}$/;

/**
 * A long string without spaces that is not a word, such as a token. It may break at any character. Otherwise this
 * string alone would determine the width of its column.
 */
const LONG = /[^\s_/-]{25,}/;

/**
 * Renders a text on one line, or on up to three lines if the column is narrow. Longer text is truncated with an
 * ellipsis, and the tooltip shows the full text.
 */
export function EllipsisText({ text }: { text: string }) {
  if (SHORT.test(text)) return <span className="wd-unbroken">{text}</span>;
  return (
    <span className={LONG.test(text) ? 'wd-cut wd-cut-anywhere' : 'wd-cut'} title={text || undefined}>
      {/[_/@\d]/.test(text) ? renderUnbroken(text) : text}
    </span>
  );
}

/** The space between a date and its time. */
const BEFORE_TIME = / (?=\d\d:\d\d)/;

/** Renders a text on one line. In a narrow column, the time after a date is on a second line. */
function UnbrokenText({ text }: { text: string }) {
  const index = text.search(BEFORE_TIME);
  return (
    <span className="wd-unbroken">
      {index < 0 ? text : [text.slice(0, index), <wbr key="time" />, text.slice(index)]}
    </span>
  );
}

const shown = (text: string, format: ColumnFormat) =>
  DISPLAY_FORMATS[format].isUnbroken ? <UnbrokenText text={text} /> : <EllipsisText text={text} />;

/** Creates a cell component for a text format that needs no option list. */
export const createTextCellComponent = (format: ColumnFormat) =>
  function PlainCell({ value, field, record }: CellProps) {
    // A year has a text format, but a number must not wrap.
    const read = typeof value === 'number' ? 'number' : format;
    return shown(formatNonEmptyValue({ value, field, row: record, texts: useFormatTexts() }, format), read);
  };

/** The space after the dash between the two dates of a period. */
const DASH = /(?<=\d –) (?=\d)/;

/**
 * Renders a period. A line break is allowed after the dash, but not within a date. Text that is not a period is
 * rendered as `EllipsisText`.
 */
export function PeriodText({ text }: { text: string }) {
  if (!DASH.test(text) && !/\d$/.test(text)) return <EllipsisText text={text} />;
  return text.split(DASH).map((end, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      <UnbrokenText text={end} />
    </Fragment>
  ));
}

export const PeriodCell = ({ value, field, record }: CellProps) => (
  <PeriodText text={formatNonEmptyValue({ value, field, row: record, texts: useFormatTexts() }, 'period')} />
);

/** Creates a cell component that shows the labels of codes from an option list. */
export const createOptionLabelCell = (format: ColumnFormat) =>
  function CodeCell({ value, field, record }: CellProps) {
    return shown(
      formatNonEmptyValue({ value, field, row: record, texts: useCodeFormatTexts(field, record) }, format),
      format,
    );
  };

/** Renders an amount with a currency symbol: that of the record's country, otherwise that of the operator. */
export function MoneyCell({ value, field, record }: CellProps) {
  return shown(
    formatNonEmptyValue({ value, field, row: record, texts: useMoneyFormatTexts(field, record) }, 'money'),
    'money',
  );
}

const Codes = createOptionLabelCell('text');
const Plain = createTextCellComponent('text');

/** Renders a value as plain text. If the field has an option list, the labels of the codes are rendered. */
export function TextCell(props: CellProps) {
  return getOptionListName(props.field) === undefined ? <Plain {...props} /> : <Codes {...props} />;
}

/** Renders a secret as dots. The number of dots is fixed, so that it does not reveal the length of the secret. */
export const SecretCell = () => <>••••••••</>;

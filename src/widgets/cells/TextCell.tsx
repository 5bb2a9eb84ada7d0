import { Fragment, type ReactNode } from 'react';
import { DISPLAY_FORMATS } from '../../model/displayFormats/displayFormats';
import { formatPresentValue } from '../../model/displayFormats/formatValue';
import type { ColumnFormat } from '../../model/schemaLanguage/definition';
import type { CellProps } from '../types';
import { getOptionListName } from '../useFieldOptions';
import { useCodeFormatTexts, useMoneyFormatTexts, useFormatTexts } from '../useFormatTexts';

/** A long code or address may break behind its underscores, strokes and `@`: else it would widen its column, or break anywhere. */
export const addLineBreakHints = (text: string): ReactNode =>
  text.split(/(?<=[_/@])(?=[^_/@])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** A date or a number of parts inside a text: `2026-12-31`. */
const JOINED = /(\d+(?:-\d+)+)/;

/** Hyphens between digits are no place to break. */
const unbroken = (text: string): ReactNode =>
  text.split(JOINED).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="wd-unbroken">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{/[_/@]/.test(part) ? addLineBreakHints(part) : part}</Fragment>
    ),
  );

/** As narrow as a column may become: it stands in one line, and needs no more room than it has. */
const SHORT = /^[ -~]{1,10}$/;

/** No word of a language: it may break anywhere, else it alone would say how wide its column is. */
const LONG = /[^\s_/-]{25,}/;

/** One line where there is room, three at most; what does not fit is cut with an ellipsis and stands whole in the tooltip. */
export function EllipsisText({ text }: { text: string }) {
  if (SHORT.test(text)) return <span className="wd-unbroken">{text}</span>;
  return (
    <span className={LONG.test(text) ? 'wd-cut wd-cut-anywhere' : 'wd-cut'} title={text || undefined}>
      {/[_/@\d]/.test(text) ? unbroken(text) : text}
    </span>
  );
}

const shown = (text: string, format: ColumnFormat) =>
  DISPLAY_FORMATS[format].isUnbroken ? <span className="wd-unbroken">{text}</span> : <EllipsisText text={text} />;

/** A cell of a format that is text, and needs no list of the server. */
export const createTextCell = (format: ColumnFormat) =>
  function PlainCell({ value, field, record }: CellProps) {
    // A year is a text to read, and a number all the same.
    const read = typeof value === 'number' ? 'number' : format;
    return shown(formatPresentValue({ value, field, row: record, texts: useFormatTexts() }, format), read);
  };

/** Behind the dash between two dates. */
const DASH = /(?<=\d –) (?=\d)/;

/** A period may break behind its dash, and not in one of its days; what is no period is a text. */
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

/** The names of codes. */
export const createCodeCell = (format: ColumnFormat) =>
  function CodeCell({ value, field, record }: CellProps) {
    return shown(
      formatPresentValue({ value, field, row: record, texts: useCodeFormatTexts(field, record) }, format),
      format,
    );
  };

/** An amount with the symbol of the record's country, or of the operator's own currency. */
export function MoneyCell({ value, field, record }: CellProps) {
  return shown(
    formatPresentValue({ value, field, row: record, texts: useMoneyFormatTexts(field, record) }, 'money'),
    'money',
  );
}

const Codes = createCodeCell('text');
const Plain = createTextCell('text');

/** Text as it is; of a field with a named list the names of its codes. */
export function TextCell(props: CellProps) {
  return getOptionListName(props.field) === undefined ? <Plain {...props} /> : <Codes {...props} />;
}

/** Never shown, not even its length. */
export const SecretCell = () => <>••••••••</>;

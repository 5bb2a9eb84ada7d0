import { getPeriodPhaseOfValue } from '../../model/displayFormats/dateFormats';
import { formatNonEmptyValue } from '../../model/displayFormats/formatValue';
import { toText } from '../../model/values/isEmpty';
import type { PeriodPhase } from '../../model/formatting/formatPeriods';
import { getStatusTone, type StatusTone } from '../../model/formatting/statusTones';
import { useCurrentTime } from '../context/clock';
import { useConfig } from '../context/config';
import { useEntityModule } from '../context/currentEntity';
import type { CellProps } from '../types';
import { getDateTimeInTimeZone } from '../useToday';
import { getOptionListName } from '../useFieldOptions';
import { useCodeFormatTexts, useFormatTexts } from '../useFormatTexts';

const Chip = ({ tone, text }: { tone: StatusTone; text: string }) => (
  <span className={`wd-chip wd-chip-${tone}`}>{text}</span>
);

/** Renders a status as a coloured chip that contains its label, so that the colour is not the only indication. */
export function StatusCell({ value, field, record }: CellProps) {
  const text = formatNonEmptyValue({ value, field, row: record, texts: useCodeFormatTexts(field, record) }, 'status');
  const list = useEntityModule().entity.options[getOptionListName(field) ?? ''];
  return <Chip tone={getStatusTone(toText(value), { ...list?.tones, ...field.ui.tones })} text={text} />;
}

const TONES: Readonly<Record<PeriodPhase, StatusTone>> = { upcoming: 'next', running: 'good', ended: 'over' };

/**
 * Renders whether a period is upcoming, running or ended at the current time. Both are in the operator's local
 * time.
 */
export function PeriodPhaseCell({ value, field }: CellProps) {
  const { phases } = useFormatTexts().periods;
  const now = getDateTimeInTimeZone(useConfig().timeZone, useCurrentTime());
  const phase = getPeriodPhaseOfValue({ value, field }, now);
  return phase ? <Chip tone={TONES[phase]} text={phases[phase]} /> : null;
}

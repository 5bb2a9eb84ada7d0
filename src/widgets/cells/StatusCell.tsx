import { phaseIn, READERS } from '../../model/reading/read';
import { textOf } from '../../model/values/empty';
import type { Phase } from '../../model/reading/periods';
import { toneOf, type Tone } from '../../model/reading/tones';
import { useMoment } from '../context/clock';
import { useConfig } from '../context/config';
import type { CellProps } from '../types';
import { minuteIn } from '../useToday';
import { useCodeWords, usePlainWords } from '../useWords';

const Chip = ({ tone, text }: { tone: Tone; text: string }) => (
  <span className={`wd-chip wd-chip-${tone}`}>{text}</span>
);

/** A chip that says its status in words; the colour only repeats it. */
export function StatusCell({ value, field, record }: CellProps) {
  const text = READERS.status({ value, field, row: record, words: useCodeWords(field, record) });
  return <Chip tone={toneOf(textOf(value))} text={text} />;
}

const TONES: Readonly<Record<Phase, Tone>> = { upcoming: 'next', running: 'good', ended: 'over' };

/** Where a period is, at this moment of the operator's clock. */
export function PhaseCell({ value, field }: CellProps) {
  const { phases } = usePlainWords().periods;
  const now = minuteIn(useConfig().timeZone, useMoment());
  const phase = phaseIn({ value, field }, now);
  return phase ? <Chip tone={TONES[phase]} text={phases[phase]} /> : null;
}

import type { ObjectShape, Section } from '../../model/entity/entity';
import { countOpenInputs } from '../../model/form/foldFields';

/** A form with more sections has contents. */
const MOST_SECTIONS = 6;
/** So does one with a few sections in which more inputs are open: it is several screens high. */
const MOST_INPUTS = 40;
const FEW_SECTIONS = 3;

/** Whether a form on a screen has its contents beside or above it. */
export function hasContents(sections: readonly Section[], shape: ObjectShape): boolean {
  if (sections.length > MOST_SECTIONS) return true;
  const isHigh = (): boolean =>
    sections.reduce(
      (sum, { division, fields }) => sum + (division === 'more' ? 1 : countOpenInputs(fields, shape)),
      0,
    ) > MOST_INPUTS;
  return sections.length >= FEW_SECTIONS && isHigh();
}

import type { SectionKindProps } from '../types';

/** Sections inside of this one, which share what it has loaded. */
export function Section({ section, Sections, ...props }: SectionKindProps) {
  return <Sections {...props} sections={section.sections ?? []} plain />;
}

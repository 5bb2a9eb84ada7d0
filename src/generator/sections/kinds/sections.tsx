import type { SectionKindProps } from '../types';

/** Nested sections, which share the data that this section has loaded. */
export function Section({ section, Sections, ...props }: SectionKindProps) {
  return <Sections {...props} sections={section.sections ?? []} plain />;
}

import type { SectionKindProps } from '../types';

/** A section that contains further sections. They all use the response that this section has loaded. */
export function Section({ section, Sections, ...props }: SectionKindProps) {
  return <Sections {...props} sections={section.sections ?? []} plain />;
}

import { customSections, partNamed } from '../../extensions/extensions';
import type { SectionKindProps } from '../types';

/** A hand-written section: `src/pages/…/name.section.tsx`. */
export function Section({ section, module, record }: SectionKindProps) {
  const { Component } = partNamed(customSections, section.custom ?? '');
  return <Component section={section} module={module} record={record} />;
}

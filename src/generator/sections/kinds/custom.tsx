import { customSections, getCustomPart } from '../../extensions/extensions';
import type { SectionKindProps } from '../types';

/** A hand-written section: `src/pages/…/name.section.tsx`. */
export function Section({ section, module, record }: SectionKindProps) {
  const { Component } = getCustomPart(customSections, section.custom ?? '');
  return <Component section={section} module={module} record={record} />;
}

import { customSections, getCustomPart } from '../../extensions/extensions';
import type { SectionKindProps } from '../types';

/** A hand-written section. The file `src/pages/…/name.section.tsx` contains its component. */
export function Section({ section, module, record }: SectionKindProps) {
  const { Component } = getCustomPart(customSections, section.custom ?? '');
  return <Component section={section} module={module} record={record} />;
}

import { customSections, getCustomComponent } from '../../extensions/extensions';
import type { SectionKindProps } from '../types';

/** A hand-written section. The file `src/pages/…/name.section.tsx` contains its component. */
export function Section({ section, module, record }: SectionKindProps) {
  const { Component } = getCustomComponent(customSections, section.custom ?? '');
  return <Component section={section} module={module} record={record} />;
}

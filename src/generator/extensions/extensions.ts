/**
 * Hand-written parts, found by the names of their files below `src/pages`:
 *
 * name.section.tsx  exports Section    for { "custom": "name" } among sections
 * name.action.tsx   exports Dialog     for { "custom": "name" } among actions
 * name.view.tsx     exports View       for "views": { "list": "name" }
 * name.widget.tsx   exports widget     for "widget": "custom:name" (see src/widgets/registry)
 *
 * The generator knows none of them by name; the lint knows which there are.
 */
import type { ComponentType } from 'react';
import { late, type Late } from '../../ui/late';
import type { CustomDialogProps, CustomViewProps, SectionProps } from './extensionProps';

type Files = Record<string, () => Promise<unknown>>;

const sections = import.meta.glob('../../pages/**/*.section.tsx', { import: 'Section' });
const dialogs = import.meta.glob('../../pages/**/*.action.tsx', { import: 'Dialog' });
const views = import.meta.glob('../../pages/**/*.view.tsx', { import: 'View' });

const nameOf = (file: string): string => file.replace(/^.*\/|\.(section|action|view)\.tsx$/g, '');

const lateParts = <Props extends object>(files: Files): Readonly<Record<string, Late<Props>>> =>
  Object.fromEntries(
    Object.entries(files).map(([file, load]) => [nameOf(file), late(load as () => Promise<ComponentType<Props>>)]),
  );

export const customSections = lateParts<SectionProps>(sections);
export const customDialogs = lateParts<CustomDialogProps>(dialogs);
export const customViews = lateParts<CustomViewProps>(views);

/** @throws Error naming what there is */
export function partNamed<Props extends object>(
  parts: Readonly<Record<string, Late<Props>>>,
  name: string,
): Late<Props> {
  const part = parts[name];
  if (part) return part;
  throw new Error(`There is no hand-written part "${name}"; there are ${Object.keys(parts).join(', ') || 'none'}`);
}

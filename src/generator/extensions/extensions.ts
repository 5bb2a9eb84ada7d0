/**
 * Hand-written parts, found by the names of their files below `src/pages`:
 *
 * name.section.tsx  exports Section    for { "custom": "name" } among sections
 * name.action.tsx   exports Dialog     for { "custom": "name" } among actions
 * name.view.tsx     exports View       for "customScreens": { "list": "name" }
 * name.widget.tsx   exports widget     for "widget": "custom:name" (see src/widgets/registry)
 * name.page.tsx     exports Page       a page of its own at /name
 * name.resource.tsx exports resource   react-admin's <Resource> at /name, for an API resource without a schema
 *
 * The generator knows none of them by name; the lint knows which there are.
 */
import type { ComponentType } from 'react';
import { late, type Late } from '../../ui/late';
import type {
  CustomDialogProps,
  CustomPageProps,
  CustomResource,
  CustomViewProps,
  SectionProps,
} from './extensionProps';
import { dialogFiles, pageFiles, resourceFiles, sectionFiles, viewFiles } from './partFiles';

type Loaders = Readonly<Record<string, () => Promise<unknown>>>;

const nameOf = (file: string): string => file.replace(/^.*\/|\.\w+\.tsx$/g, '');

const byName = (files: Loaders): Loaders =>
  Object.fromEntries(Object.entries(files).map(([file, load]) => [nameOf(file), load]));

const lateParts = <Props extends object>(files: Loaders): Readonly<Record<string, Late<Props>>> =>
  Object.fromEntries(
    Object.entries(byName(files)).map(([name, load]) => [name, late(load as () => Promise<ComponentType<Props>>)]),
  );

export const customSections = lateParts<SectionProps>(sectionFiles);
export const customDialogs = lateParts<CustomDialogProps>(dialogFiles);
export const customViews = lateParts<CustomViewProps>(viewFiles);
export const customPages = lateParts<CustomPageProps>(pageFiles);
export const customResources = byName(resourceFiles) as Readonly<Record<string, () => Promise<CustomResource>>>;

/** @throws Error naming what there is */
export function partNamed<Props extends object>(
  parts: Readonly<Record<string, Late<Props>>>,
  name: string,
): Late<Props> {
  const part = parts[name];
  if (part) return part;
  throw new Error(`There is no hand-written part "${name}"; there are ${Object.keys(parts).join(', ') || 'none'}`);
}

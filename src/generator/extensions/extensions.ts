/**
 * Loads hand-written components and resources, which are found by their file names below `src/pages`:
 *
 * name.section.tsx  exports Section    for { "custom": "name" } among sections
 * name.action.tsx   exports Dialog     for { "custom": "name" } among actions
 * name.view.tsx     exports View       for "customScreens": { "list": "name" }
 * name.widget.tsx   exports widget     for "widget": "custom:name" (see src/widgets/widgetRegistry)
 * name.page.tsx     exports Page       a separate page at /name
 * name.resource.tsx exports resource   react-admin's <Resource> at /name, for an API resource without a schema
 *
 * The code of the generator contains none of these names. The schema lint checks that a file exists for each name
 * that a schema uses.
 */
import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '../../ui/lazyComponent';
import type {
  CustomDialogProps,
  CustomPageProps,
  CustomResource,
  CustomViewProps,
  SectionProps,
} from './extensionProps';
import {
  customDialogFiles,
  customPageFiles,
  customResourceFiles,
  customSectionFiles,
  customViewFiles,
} from './extensionFiles';

type Loaders = Readonly<Record<string, () => Promise<unknown>>>;

const getName = (file: string): string => file.replace(/^.*\/|\.\w+\.tsx$/g, '');

const mapByName = (files: Loaders): Loaders =>
  Object.fromEntries(Object.entries(files).map(([file, load]) => [getName(file), load]));

const createLazyParts = <Props extends object>(files: Loaders): Readonly<Record<string, LazyComponent<Props>>> =>
  Object.fromEntries(
    Object.entries(mapByName(files)).map(([name, load]) => [
      name,
      lazyComponent(load as () => Promise<ComponentType<Props>>),
    ]),
  );

export const customSections = createLazyParts<SectionProps>(customSectionFiles);
export const customDialogs = createLazyParts<CustomDialogProps>(customDialogFiles);
export const customViews = createLazyParts<CustomViewProps>(customViewFiles);
export const customPages = createLazyParts<CustomPageProps>(customPageFiles);
export const customResources = mapByName(customResourceFiles) as Readonly<
  Record<string, () => Promise<CustomResource>>
>;

/**
 * Returns the hand-written component with this name.
 * @throws Error that lists the existing names when there is no component with this name
 * @example
 * const { Component: Week } = getCustomComponent(customSections, 'rate-week');
 */
export function getCustomComponent<Props extends object>(
  parts: Readonly<Record<string, LazyComponent<Props>>>,
  name: string,
): LazyComponent<Props> {
  const part = parts[name];
  if (part) return part;
  throw new Error(`No hand-written part "${name}" among ${Object.keys(parts).join()}`);
}

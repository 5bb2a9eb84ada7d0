import { createElement, type ComponentType } from 'react';
import { useLocation, useTranslate } from 'ra-core';
import type { EntityModule, ManifestEntry, View } from '../model/entity';
import { loadEntity } from '../model/registry';
import { useConfig } from '../widgets/context/config';
import { EntityProvider } from '../widgets/context/entity';
import { useArrival, type Chunk } from './chunk';
import { useExtensions, type CustomViewProps, type Extensions } from './extensions';
import { useFormParts } from './formParts';
import { ScreenBoundary } from './ScreenBoundary';
import { ScreenFailure } from './ScreenFailure';
import { ScreenRecord } from './ScreenRecord';
import { ScreenSkeleton } from './ScreenSkeleton';
import { formScreen, listScreen } from './screens';
import { useEntity } from './useManifest';
import { usePreload } from './usePreload';

interface Props {
  entry: ManifestEntry;
  view: View;
  /** Index of the route set the user is in: links stay in it. */
  reading: number;
}

const generated = (view: View): Chunk<ComponentType<CustomViewProps>> => (view === 'list' ? listScreen : formScreen);

/** @throws Error naming the entity when its schema asks for a view that the app does not have */
function screenOf(module: EntityModule, view: View, views: Extensions['views']): Chunk<ComponentType<CustomViewProps>> {
  const { entity } = module;
  const name = view === 'list' ? entity.views.list : entity.views.form;
  if (name === undefined) return generated(view);
  const custom = views[name];
  if (!custom)
    throw new Error(`${entity.name} asks for the view "${name}"; there are ${Object.keys(views).join(', ') || 'none'}`);
  return custom;
}

function Screen({ entry, view, reading, title }: Props & { title: string }) {
  const { pageSize } = useConfig();
  const { views } = useExtensions();
  const module = useEntity(entry.name);
  const chunk = module ? screenOf(module, view, views) : generated(view);
  const View = chunk.get();
  const isList = view === 'list';
  const hasParts = useFormParts(isList ? undefined : module?.entity);
  const ready = module !== undefined && View !== undefined && (isList || hasParts);
  usePreload(entry, isList && !ready);
  const custom = chunk !== generated(view);
  const { error, retry } = useArrival(
    ready,
    () => Promise.all([loadEntity(entry.name), chunk.load()]),
    `${entry.name} ${view} ${String(custom)}`,
  );
  const content = ready ? (
    <EntityProvider value={module}>{createElement(View, { entity: module, view, reading })}</EntityProvider>
  ) : error ? (
    <ScreenFailure kind="load" title={title} onRetry={retry} />
  ) : (
    <ScreenSkeleton title={title} view={isList ? 'list' : 'form'} rows={pageSize} />
  );
  const ofRecord = !custom && (view === 'update' || view === 'view');
  return ofRecord ? <ScreenRecord resource={entry.name}>{content}</ScreenRecord> : content;
}

/**
 * A screen of one entity: definition, code and first page travel at the same time; what stands
 * meanwhile has the screen's own layout. An edited schema draws it again and keeps what was typed.
 */
export function EntityScreen(props: Props) {
  const { entry } = props;
  const translate = useTranslate();
  const { pathname } = useLocation();
  const module = useEntity(entry.name);
  const title = translate(`entities.${entry.name}.title`, { _: module?.entity.title ?? entry.title });
  return (
    <ScreenBoundary title={title} version={module} address={pathname}>
      <Screen {...props} title={title} />
    </ScreenBoundary>
  );
}

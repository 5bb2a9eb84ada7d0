import { createElement, type ComponentType } from 'react';
import { useLocation, useTranslate } from 'ra-core';
import type { EntityModule, ManifestEntry, View } from '../model/entity';
import { loadEntity } from '../model/registry';
import { Boundary } from '../ui/Boundary';
import { useArrival } from '../ui/late';
import { useConfig } from '../widgets/context/config';
import { EntityProvider } from '../widgets/context/entity';
import { useExtensions, type CustomViewProps, type Extensions } from './extensions';
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

interface ViewPart {
  get(): ComponentType<CustomViewProps> | undefined;
  load(): Promise<unknown>;
}

const generated = (view: View): ViewPart => (view === 'list' ? listScreen : formScreen);

/** @throws Error naming the entity when its schema asks for a view that the app does not have */
function screenOf({ entity }: EntityModule, view: View, views: Extensions['views']): ViewPart {
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
  const part = module ? screenOf(module, view, views) : generated(view);
  const View = part.get();
  const isList = view === 'list';
  const isCustom = part !== generated(view);
  const isThere = module !== undefined && View !== undefined;
  usePreload(entry, isList && !isThere);
  const { error, retry } = useArrival(
    isThere,
    () => Promise.all([loadEntity(entry.name), part.load()]),
    `${entry.name} ${view} ${String(isCustom)}`,
  );
  const content = isThere ? (
    <EntityProvider value={module}>{createElement(View, { entity: module, view, reading })}</EntityProvider>
  ) : error ? (
    <ScreenFailure kind="load" title={title} onRetry={retry} />
  ) : (
    <ScreenSkeleton title={title} view={isList ? 'list' : 'form'} rows={pageSize} />
  );
  const ofRecord = !isCustom && (view === 'update' || view === 'view');
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
    <Boundary
      name={`The screen "${title}"`}
      versions={[module, pathname]}
      renderFailure={({ onRetry }) => <ScreenFailure kind="crash" title={title} onRetry={onRetry} />}
    >
      <Screen {...props} title={title} />
    </Boundary>
  );
}

import { createElement, useEffect, useLayoutEffect, useMemo, useState, type ComponentType } from 'react';
import { Navigate, ResourceContextProvider, useLocation, useNavigate, useParams } from 'ra-core';
import type { EntityModule, ManifestEntry, View } from '../model/entity/entity';
import { isFormAndViewShared, getScreenPath } from '../model/routes/routePaths';
import { loadEntity } from '../model/registry/entityRegistry';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { useLoad, type LazyComponent } from '../ui/lazyComponent';
import { useConfig } from '../widgets/context/config';
import { RouteNameProvider } from '../widgets/context/routeName';
import { EntityModuleProvider } from '../widgets/context/entityModule';
import { isActionAllowed } from './actions/availableActions';
import { useCanEdit } from './actions/useCanEdit';
import { useCurrentUser } from './records/useCurrentUser';
import type { CustomViewProps } from './extensions/extensionProps';
import { customViews, getCustomPart } from './extensions/extensions';
import { FormPreloadProvider } from './shell/formPreload';
import { ScreenRecord, useScreenRecord } from './record/ScreenRecord';
import { useScreenRecordId } from './record/useScreenRecordId';
import { ScreenFailure } from './shell/ScreenFailure';
import { ScreenSkeleton } from './shell/ScreenSkeleton';
import { getScreenKind } from './screenKind';
import { formPreload, lazyFormScreen, generatedScreens, hasLoadedFormParts, loadFormParts } from './generatedScreens';
import { useEntity } from './useManifest';
import { usePreloadList } from './usePreloadList';

interface Props {
  entry: ManifestEntry;
  view: View;
  /** Index of the route set the user is in: links stay in it. */
  routeIndex: number;
}

const VIEW_KEYS = { list: 'list', create: 'form', update: 'form', view: 'view' } as const;

/** @throws Error naming the parts there are when a schema asks for another one */
function getScreen({ entity }: EntityModule, view: View): LazyComponent<CustomViewProps> {
  const name = entity.customScreens[VIEW_KEYS[view]];
  return name === undefined
    ? generatedScreens[getScreenKind(view, entity.calls['page'] !== undefined)]
    : getCustomPart(customViews, name);
}

/** The parts of a form, which is drawn in one go; once there they stay, whatever an edit of the schema adds. */
function useFormPartsLoaded(module: EntityModule | undefined, isForm: boolean): boolean {
  const [isThere, setIsThere] = useState(!isForm);
  if (!isThere && module && hasLoadedFormParts(module)) setIsThere(true);
  useLayoutEffect(() => {
    if (!module || isThere) return undefined;
    let isWanted = true;
    void loadFormParts(module).then(() => isWanted && setIsThere(true));
    return () => {
      isWanted = false;
    };
  }, [module, isThere]);
  return isThere;
}

/** The one screen of a record is there to be read for whoever may not change it. */
function useReadableView(
  { singleton, routes }: ManifestEntry,
  module: EntityModule | undefined,
  asked: View,
  reading: number,
): View {
  const user = useCurrentUser();
  const mayEdit = !user.viewOnly && (module === undefined || isActionAllowed(module, 'edit', user));
  const isOnly = singleton || isFormAndViewShared(routes[reading] ?? {});
  return isOnly && asked === 'update' && !mayEdit ? 'view' : asked;
}

/** At the address of the form of a record: its form, or the view of one that may only be read, where it has one. */
function FormOrView({ Form, ...props }: CustomViewProps & { Form: ComponentType<CustomViewProps> }) {
  const { entity: module, routeIndex } = props;
  const state = useScreenRecord();
  const record = state.status === 'ready' ? state.record : undefined;
  const mayEdit = useCanEdit(module, record);
  const isRead =
    record !== undefined && !mayEdit && getScreenPath(module.entity, 'view', record.id, routeIndex) !== undefined;
  return isRead ? createElement(getScreen(module, 'view').Component, { ...props, view: 'view' }) : <Form {...props} />;
}

/** The entity as these addresses call it. */
function useNamedEntity(name: string, reading: number): EntityModule | undefined {
  const module = useEntity(name);
  return useMemo(() => {
    const title = module?.entity.addresses?.[reading]?.title;
    return module && title !== undefined ? { ...module, entity: { ...module.entity, title } } : module;
  }, [module, reading]);
}

function Screen({ entry, view: asked, routeIndex, title }: Props & { title: string }) {
  const { pageSize } = useConfig();
  const module = useNamedEntity(entry.name, routeIndex);
  const view = useReadableView(entry, module, asked, routeIndex);
  const part = module ? getScreen(module, view) : generatedScreens[getScreenKind(view, entry.page !== undefined)];
  const View = part.get();
  const isList = view === 'list';
  const isForm = part === lazyFormScreen;
  const hasParts = useFormPartsLoaded(module, isForm);
  const isThere = module !== undefined && View !== undefined && hasParts;
  usePreloadList(entry, isList && !isThere);
  const { error, retry } = useLoad(
    module !== undefined && View !== undefined,
    () => Promise.all([loadEntity(entry.name), part.load()]),
    // Which code it is, is known with the definition.
    `${entry.name} ${view} ${module?.entity.customScreens[VIEW_KEYS[view]] ?? ''}`,
  );
  const id = useScreenRecordId(entry, view, routeIndex);
  const content = isThere ? (
    <EntityModuleProvider value={module}>
      <RouteNameProvider value={module.entity.addresses?.[routeIndex]?.name}>
        <FormPreloadProvider value={formPreload}>
          <ResourceContextProvider value={entry.name}>
            {view === 'update' ? (
              <FormOrView Form={View} entity={module} view={view} routeIndex={routeIndex} />
            ) : (
              createElement(View, { entity: module, view, routeIndex })
            )}
          </ResourceContextProvider>
        </FormPreloadProvider>
      </RouteNameProvider>
    </EntityModuleProvider>
  ) : error ? (
    <ScreenFailure kind="load" title={title} onRetry={retry} />
  ) : (
    <ScreenSkeleton
      title={title}
      view={isList ? 'list' : view === 'create' || entry.singleton ? 'form' : 'record'}
      rows={pageSize}
      hasBack={view === 'view'}
    />
  );
  if (isList || view === 'create') return content;
  // Nothing says which record it is: the list does.
  if (id === undefined) return <Navigate to={getScreenPath(entry, 'list', undefined, routeIndex) ?? '/'} replace />;
  return (
    <ScreenRecord resource={entry.name} id={id} module={module} reading={routeIndex} isView={view === 'view'}>
      {content}
    </ScreenRecord>
  );
}

/** Whoever has a screen open whose address an edited schema has changed goes on at the new one. */
function useFollowRenamedRoute({ entry, view, routeIndex }: Props): void {
  const { pathname, search, state } = useLocation();
  const params = useParams();
  const navigate = useNavigate();
  const former = entry.former?.[routeIndex]?.[view];
  useEffect(() => {
    const id = params['id'] ?? (entry.ids[0] && params[entry.ids[0]]);
    const to = former && getScreenPath(entry, view, id, routeIndex);
    if (to && to !== pathname && former.length > 0) navigate({ pathname: to, search }, { replace: true, state });
  }, [former, entry, view, routeIndex, params, pathname, search, state, navigate]);
}

/**
 * A screen of one entity. Definition, code and first page load in parallel behind a skeleton with the layout of the
 * screen. A schema edit re-renders it and keeps typed values.
 */
export function EntityScreen(props: Props) {
  const { entry } = props;
  const { pathname } = useLocation();
  const module = useEntity(entry.name);
  const { title } = (module?.entity ?? entry).addresses?.[props.routeIndex] ?? {};
  const name = title ?? (module?.entity ?? entry).title;
  useFollowRenamedRoute(props);
  return (
    <ErrorBoundary
      name={`The screen "${name}"`}
      resetKeys={[module, pathname]}
      renderFailure={({ onRetry }) => <ScreenFailure kind="crash" title={name} onRetry={onRetry} />}
    >
      <Screen {...props} title={name} />
    </ErrorBoundary>
  );
}

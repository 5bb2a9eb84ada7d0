import { createElement, useEffect, useLayoutEffect, useMemo, useState, type ComponentType } from 'react';
import { Navigate, ResourceContextProvider, useLocation, useNavigate, useParams } from 'ra-core';
import type { EntityModule, ManifestEntry, ScreenName } from '../model/entity/entity';
import { getScreenPath, hasReadOnlyViewAtFormPath, hasSamePathForFormAndView } from '../model/routes/routePaths';
import { loadEntity } from '../model/registry/entityRegistry';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { useLoad, type LazyComponent } from '../ui/lazyComponent';
import { useConfig } from '../widgets/context/config';
import { RouteVariantNameProvider } from '../widgets/context/routeVariantName';
import { EntityModuleProvider } from '../widgets/context/currentEntity';
import { isActionAllowed } from './actions/availableActions';
import { useCanEdit } from './actions/useCanEdit';
import { useCurrentUser } from './shared/useCurrentUser';
import type { CustomViewProps } from './extensions/extensionProps';
import { customViews, getCustomComponent } from './extensions/extensions';
import { FormPreloadProvider } from './screenLayout/formPreload';
import { ScreenRecordProvider, useScreenRecord } from './recordScreen/ScreenRecordProvider';
import { useScreenRecordId } from './recordScreen/useScreenRecordId';
import { ScreenFailure } from './screenLayout/ScreenFailure';
import { ScreenSkeleton } from './screenLayout/ScreenSkeleton';
import { getScreenKind } from './screenKind';
import { formPreload, lazyFormScreen, generatedScreens, hasLoadedFormParts, loadFormParts } from './generatedScreens';
import { useEntity } from './shared/useEntityManifest';
import { usePreloadList } from './usePreloadList';

interface Props {
  entry: ManifestEntry;
  view: ScreenName;
  /**
   * Index of the route set that contains the current route. A route set contains the paths of an entity's views; an
   * entity can have several. All links of the screen lead to paths of the same set.
   */
  routeIndex: number;
}

const VIEW_KEYS = { list: 'list', create: 'form', update: 'form', view: 'view' } as const;

/**
 * Returns the component of a view: the hand-written screen that the schema names, otherwise the generated screen.
 * @throws Error that lists the existing hand-written screens when the schema names an unknown screen
 */
function getScreen({ entity }: EntityModule, view: ScreenName): LazyComponent<CustomViewProps> {
  const name = entity.customScreens[VIEW_KEYS[view]];
  return name === undefined
    ? generatedScreens[getScreenKind(view, entity.calls['page'] !== undefined)]
    : getCustomComponent(customViews, name);
}

/**
 * Whether the lazy-loaded inputs and sections of a form are loaded. Only then can the form render in one step. Once
 * true, the result stays true, even if a schema edit adds an input that is not loaded yet.
 */
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

/**
 * Returns the view to render. This is the requested view, with one exception: a user who may not edit gets `view`
 * instead of `update` if form and view share a route, or if the entity is a singleton (an entity with only one
 * record). A view-only user gets it for each record that has a view.
 */
function useReadableView(
  { singleton, routes }: ManifestEntry,
  module: EntityModule | undefined,
  requestedView: ScreenName,
  routeIndex: number,
): ScreenName {
  const user = useCurrentUser();
  const mayEdit = !user.viewOnly && (module === undefined || isActionAllowed(module, 'edit', user));
  const set = routes[routeIndex] ?? {};
  const isOnly = singleton || hasSamePathForFormAndView(set);
  const isRead = (isOnly && !mayEdit) || (user.viewOnly && hasReadOnlyViewAtFormPath(set));
  return isRead && requestedView === 'update' ? 'view' : requestedView;
}

/**
 * Renders the form of the record. If the user may not edit this record and the entity has a view, renders the view
 * instead.
 */
function FormOrView({ Form, ...props }: CustomViewProps & { Form: ComponentType<CustomViewProps> }) {
  const { entity: module, routeIndex } = props;
  const state = useScreenRecord();
  const record = state.status === 'ready' ? state.record : undefined;
  const mayEdit = useCanEdit(module, record);
  const isRead =
    record !== undefined && !mayEdit && getScreenPath(module.entity, 'view', record.id, routeIndex) !== undefined;
  return isRead ? createElement(getScreen(module, 'view').Component, { ...props, view: 'view' }) : <Form {...props} />;
}

/**
 * Returns the entity. If the schema configures a title for this route set, the title replaces the entity's own
 * title.
 */
function useNamedEntity(name: string, routeIndex: number): EntityModule | undefined {
  const module = useEntity(name);
  return useMemo(() => {
    const title = module?.entity.addresses?.[routeIndex]?.title;
    return module && title !== undefined ? { ...module, entity: { ...module.entity, title } } : module;
  }, [module, routeIndex]);
}

function Screen({ entry, view: requestedView, routeIndex, title }: Props & { title: string }) {
  const { pageSize } = useConfig();
  const module = useNamedEntity(entry.name, routeIndex);
  const view = useReadableView(entry, module, requestedView, routeIndex);
  const part = module ? getScreen(module, view) : generatedScreens[getScreenKind(view, entry.page !== undefined)];
  const ScreenComponent = part.get();
  const isList = view === 'list';
  const isForm = part === lazyFormScreen;
  const hasParts = useFormPartsLoaded(module, isForm);
  const isThere = module !== undefined && ScreenComponent !== undefined && hasParts;
  usePreloadList(entry, isList && !isThere);
  const { error, retry } = useLoad(
    module !== undefined && ScreenComponent !== undefined,
    () => Promise.all([loadEntity(entry.name), part.load()]),
    // A new key starts a new load. The key contains the name of the hand-written screen, because the entity
    // definition, which contains this name, is loaded first.
    `${entry.name} ${view} ${module?.entity.customScreens[VIEW_KEYS[view]] ?? ''}`,
  );
  const id = useScreenRecordId(entry, requestedView, routeIndex);
  const content = isThere ? (
    <EntityModuleProvider value={module}>
      <RouteVariantNameProvider value={module.entity.addresses?.[routeIndex]?.name}>
        <FormPreloadProvider value={formPreload}>
          <ResourceContextProvider value={entry.name}>
            {view === 'update' ? (
              <FormOrView Form={ScreenComponent} entity={module} view={view} routeIndex={routeIndex} />
            ) : (
              createElement(ScreenComponent, { entity: module, view, routeIndex })
            )}
          </ResourceContextProvider>
        </FormPreloadProvider>
      </RouteVariantNameProvider>
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
  // Redirects to the list, because the URL contains no record id.
  if (id === undefined) return <Navigate to={getScreenPath(entry, 'list', undefined, routeIndex) ?? '/'} replace />;
  return (
    <ScreenRecordProvider
      resource={entry.name}
      id={id}
      module={module}
      routeIndex={routeIndex}
      isView={view === 'view'}
    >
      {content}
    </ScreenRecordProvider>
  );
}

/** Redirects an open screen to its new path after a schema edit has changed the path. */
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
 * Renders one screen of an entity. The entity definition, the code of the screen and the first page of rows load in
 * parallel. Meanwhile, a skeleton with the layout of the screen is shown. A schema edit re-renders the screen
 * without losing the values that the user has typed.
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

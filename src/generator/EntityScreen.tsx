import { createElement, useEffect, useLayoutEffect, useMemo, useState, type ComponentType } from 'react';
import { Navigate, ResourceContextProvider, useLocation, useNavigate, useParams } from 'ra-core';
import type { EntityModule, ManifestEntry, View } from '../model/entity/entity';
import { isShared, pathTo } from '../model/routes/paths';
import { loadEntity } from '../model/registry/registry';
import { Boundary } from '../ui/Boundary';
import { useArrival, type Late } from '../ui/late';
import { useConfig } from '../widgets/context/config';
import { AddressProvider } from '../widgets/context/address';
import { EntityProvider } from '../widgets/context/entity';
import { isAllowed } from './actions/offered';
import { useMayEdit } from './actions/useMayEdit';
import { useUser } from './records/useUser';
import type { CustomViewProps } from './extensions/extensionProps';
import { customViews, partNamed } from './extensions/extensions';
import { FormAheadProvider } from './shell/formAhead';
import { ScreenRecord, useScreenRecord } from './record/ScreenRecord';
import { useScreenRecordId } from './record/useScreenRecordId';
import { ScreenFailure } from './shell/ScreenFailure';
import { ScreenSkeleton } from './shell/ScreenSkeleton';
import { screenKind } from './screenKind';
import { formAhead, formScreen, generatedScreens, hasLoadedParts, loadParts } from './screens';
import { useEntity } from './useManifest';
import { usePreload } from './usePreload';

interface Props {
  entry: ManifestEntry;
  view: View;
  /** Index of the route set the user is in: links stay in it. */
  reading: number;
}

const VIEW_KEYS = { list: 'list', create: 'form', update: 'form', view: 'view' } as const;

/** @throws Error naming the parts there are when a schema asks for another one */
function screenOf({ entity }: EntityModule, view: View): Late<CustomViewProps> {
  const name = entity.customScreens[VIEW_KEYS[view]];
  return name === undefined
    ? generatedScreens[screenKind(view, entity.calls['page'] !== undefined)]
    : partNamed(customViews, name);
}

/** The parts of a form, which is drawn in one go; once there they stay, whatever an edit of the schema adds. */
function usePartsThere(module: EntityModule | undefined, isForm: boolean): boolean {
  const [isThere, setIsThere] = useState(!isForm);
  if (!isThere && module && hasLoadedParts(module)) setIsThere(true);
  useLayoutEffect(() => {
    if (!module || isThere) return undefined;
    let isWanted = true;
    void loadParts(module).then(() => isWanted && setIsThere(true));
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
  const user = useUser();
  const mayEdit = !user.viewOnly && (module === undefined || isAllowed(module, 'edit', user));
  const isOnly = singleton || isShared(routes[reading] ?? {});
  return isOnly && asked === 'update' && !mayEdit ? 'view' : asked;
}

/** At the address of the form of a record: its form, or the view of one that may only be read, where it has one. */
function FormOrView({ Form, ...props }: CustomViewProps & { Form: ComponentType<CustomViewProps> }) {
  const { entity: module, reading } = props;
  const state = useScreenRecord();
  const record = state.status === 'ready' ? state.record : undefined;
  const mayEdit = useMayEdit(module, record);
  const isRead = record !== undefined && !mayEdit && pathTo(module.entity, 'view', record.id, reading) !== undefined;
  return isRead ? createElement(screenOf(module, 'view').Component, { ...props, view: 'view' }) : <Form {...props} />;
}

/** The entity as these addresses call it. */
function useNamedEntity(name: string, reading: number): EntityModule | undefined {
  const module = useEntity(name);
  return useMemo(() => {
    const title = module?.entity.addresses?.[reading]?.title;
    return module && title !== undefined ? { ...module, entity: { ...module.entity, title } } : module;
  }, [module, reading]);
}

function Screen({ entry, view: asked, reading, title }: Props & { title: string }) {
  const { pageSize } = useConfig();
  const module = useNamedEntity(entry.name, reading);
  const view = useReadableView(entry, module, asked, reading);
  const part = module ? screenOf(module, view) : generatedScreens[screenKind(view, entry.page !== undefined)];
  const View = part.get();
  const isList = view === 'list';
  const isForm = part === formScreen;
  const hasParts = usePartsThere(module, isForm);
  const isThere = module !== undefined && View !== undefined && hasParts;
  usePreload(entry, isList && !isThere);
  const { error, retry } = useArrival(
    module !== undefined && View !== undefined,
    () => Promise.all([loadEntity(entry.name), part.load()]),
    // Which code it is, is known with the definition.
    `${entry.name} ${view} ${module?.entity.customScreens[VIEW_KEYS[view]] ?? ''}`,
  );
  const id = useScreenRecordId(entry, view, reading);
  const content = isThere ? (
    <EntityProvider value={module}>
      <AddressProvider value={module.entity.addresses?.[reading]?.name}>
        <FormAheadProvider value={formAhead}>
          <ResourceContextProvider value={entry.name}>
            {view === 'update' ? (
              <FormOrView Form={View} entity={module} view={view} reading={reading} />
            ) : (
              createElement(View, { entity: module, view, reading })
            )}
          </ResourceContextProvider>
        </FormAheadProvider>
      </AddressProvider>
    </EntityProvider>
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
  if (id === undefined) return <Navigate to={pathTo(entry, 'list', undefined, reading) ?? '/'} replace />;
  return (
    <ScreenRecord resource={entry.name} id={id} module={module} reading={reading} isView={view === 'view'}>
      {content}
    </ScreenRecord>
  );
}

/** Whoever has a screen open whose address an edited schema has changed goes on at the new one. */
function useNewAddress({ entry, view, reading }: Props): void {
  const { pathname, search, state } = useLocation();
  const params = useParams();
  const navigate = useNavigate();
  const former = entry.former?.[reading]?.[view];
  useEffect(() => {
    const id = params['id'] ?? (entry.ids[0] && params[entry.ids[0]]);
    const to = former && pathTo(entry, view, id, reading);
    if (to && to !== pathname && former.length > 0) navigate({ pathname: to, search }, { replace: true, state });
  }, [former, entry, view, reading, params, pathname, search, state, navigate]);
}

/**
 * A screen of one entity: definition, code and first page travel at the same time; what stands
 * meanwhile has the screen's own layout. An edited schema draws it again and keeps what was typed.
 */
export function EntityScreen(props: Props) {
  const { entry } = props;
  const { pathname } = useLocation();
  const module = useEntity(entry.name);
  const { title } = (module?.entity ?? entry).addresses?.[props.reading] ?? {};
  const name = title ?? (module?.entity ?? entry).title;
  useNewAddress(props);
  return (
    <Boundary
      name={`The screen "${name}"`}
      versions={[module, pathname]}
      renderFailure={({ onRetry }) => <ScreenFailure kind="crash" title={name} onRetry={onRetry} />}
    >
      <Screen {...props} title={name} />
    </Boundary>
  );
}

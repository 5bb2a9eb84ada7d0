import { useState } from 'react';
import { useNavigate } from 'ra-core';
import type { EntityModule, Section } from '../../model/entity/entity';
import { getEntity, loadEntity } from '../../model/registry/entityRegistry';
import { lazyComponent, useLoad } from '../../ui/lazyComponent';
import { useConfig } from '../../widgets/context/config';
import { isActionAllowed } from '../actions/availableActions';
import { useCurrentUser } from '../shared/useCurrentUser';
import type { CustomViewProps } from '../extensions/extensionProps';
import { usePendingView } from '../savedViews/pendingView';
import { PageHeading } from '../screenLayout/PageHeading';
import { ScreenSkeleton } from '../screenLayout/ScreenSkeleton';
import { RecordValuesProvider } from '../view/RecordValuesProvider';
import { EntityList } from '../list/EntityList';
import type { ListDialog } from '../queries/listParams';
import { useEntityListState } from '../list/useEntityListState';
import type { DialogController } from '../list/dialogController';
import type { UrlListController } from '../list/useListParams';
import { useUrlListController } from '../list/useUrlListController';

/** Lazy-loads the code of sections, because few lists have sections. */
const splitSections = lazyComponent(() => import('../sections/Sections').then(({ Sections }) => Sections), {
  withoutMui: true,
});

const lazyPendingView = lazyComponent(
  () => import('../savedViews/OpenPendingView').then(({ OpenPendingView }) => OpenPendingView),
  { withoutMui: true },
);

const isSameDialog = (one: ListDialog | undefined, other: ListDialog | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Provides the form dialog over the list. The URL stores which dialog is open. A dialog in the URL is ignored if
 * this list has no such dialog or if this user may not open it. A dialog that is already open stays open even if a
 * schema edit turns the form into a screen.
 */
function useAddressDialog(module: EntityModule, list: UrlListController): DialogController {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const { dialog } = list.params;
  const isWanted =
    dialog !== undefined &&
    module.entity.form?.openAs === 'dialog' &&
    isActionAllowed(module, dialog === 'create' ? 'create' : 'edit', user);
  const [opened, setOpened] = useState<ListDialog>();
  if (isWanted && !isSameDialog(opened, dialog)) setOpened(dialog);
  if (dialog === undefined && opened !== undefined) setOpened(undefined);
  const stays = dialog !== undefined && isSameDialog(opened, dialog) && module.entity.form !== undefined;
  return {
    open: isWanted || stays ? dialog : undefined,
    getLink: list.dialogLink,
    show: (requestedDialog) => {
      const { to, state } = list.dialogLink(requestedDialog);
      navigate(to, { state });
    },
    close: list.closeDialog,
  };
}

/**
 * Whether the code of the sections and the entities that they embed are loaded. The list waits for them, because
 * sections that render later would move the list down. If loading fails, the result is true as well, because the
 * section itself shows the error.
 */
function useSectionsLoaded(sections: readonly Section[]): boolean {
  const names = sections.flatMap(({ embeddedView }) => embeddedView ?? []);
  const isLoaded =
    sections.length === 0 || (splitSections.isLoaded() && names.every((name) => getEntity(name) !== undefined));
  const { error } = useLoad(
    isLoaded,
    () => Promise.all([splitSections.load(), ...names.map((name) => loadEntity(name))]),
    names.join(' '),
  );
  return isLoaded || error !== undefined;
}

const NO_SECTIONS: readonly Section[] = [];

/** The screen with the list of an entity. The URL stores the state of the list. */
export function ListScreen({ entity: module, routeIndex }: Omit<CustomViewProps, 'view'>) {
  const { entity } = module;
  const { list, waiting } = useUrlListController(module);
  const dialog = useAddressDialog(module, list);
  const pendingView = usePendingView(entity.name);
  const isWaitingForFilters = waiting || pendingView.hash !== '';
  const state = useEntityListState({ module, routeIndex, list, dialog, isWaitingForFilters });
  const { sectionsAboveFilters = NO_SECTIONS, sectionsBelowFilters = NO_SECTIONS } = entity.list ?? {};
  const { pageSize } = useConfig();
  const isLoaded = useSectionsLoaded(sectionsAboveFilters);
  if (!isLoaded || pendingView.hash)
    return (
      <>
        <ScreenSkeleton title={entity.title} view="list" rows={pageSize} />
        {pendingView.hash && <lazyPendingView.Component {...{ entity, pendingView }} rules={list.rules} />}
      </>
    );
  return (
    <EntityList
      state={state}
      renderHeading={(buttons) => (
        <PageHeading hasToolbar title={entity.title}>
          {buttons}
        </PageHeading>
      )}
      above={
        sectionsAboveFilters.length > 0 && (
          <RecordValuesProvider>
            <splitSections.Component module={module} sections={sectionsAboveFilters} record={undefined} />
          </RecordValuesProvider>
        )
      }
      below={
        sectionsBelowFilters.length > 0 && (
          <splitSections.Component module={module} sections={sectionsBelowFilters} record={state.requestFilter} />
        )
      }
    />
  );
}

import { useState } from 'react';
import { useNavigate } from 'ra-core';
import type { EntityModule } from '../../model/entity/entity';
import { lazyComponent } from '../../ui/lazyComponent';
import { isActionAllowed } from '../actions/availableActions';
import { useCurrentUser } from '../records/useCurrentUser';
import type { CustomViewProps } from '../extensions/extensionProps';
import { PageHeading } from '../shell/PageHeading';
import type { SectionsProps } from '../sections/types';
import { RecordValuesProvider } from '../view/RecordValuesProvider';
import { EntityList } from '../list/EntityList';
import type { OpenDialog } from '../read/listParams';
import { useEntityList, type DialogControl } from '../list/useEntityList';
import type { ListParamsControl } from '../list/useListParams';
import { useScreenList } from '../list/useScreenList';

/** Few lists have any: the first one is not to wait for their code. */
const splitSections = lazyComponent<SectionsProps>(
  () => import('../sections/Sections').then(({ Sections }) => Sections),
  {
    withoutMui: true,
  },
);

const sameDialog = (one: OpenDialog | undefined, other: OpenDialog | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The form over the list, as the address has it. An address may ask for one that this list or this user
 * does not have. One that is open stays open, also where an edited schema says that it is a screen now.
 */
function useAddressDialog(module: EntityModule, list: ListParamsControl): DialogControl {
  const navigate = useNavigate();
  const user = useCurrentUser();
  const { dialog } = list.params;
  const isWanted =
    dialog !== undefined &&
    module.entity.form?.presentation === 'dialog' &&
    isActionAllowed(module, dialog === 'create' ? 'create' : 'edit', user);
  const [opened, setOpened] = useState<OpenDialog>();
  if (isWanted && !sameDialog(opened, dialog)) setOpened(dialog);
  if (dialog === undefined && opened !== undefined) setOpened(undefined);
  const stays = dialog !== undefined && sameDialog(opened, dialog) && module.entity.form !== undefined;
  return {
    open: isWanted || stays ? dialog : undefined,
    getLink: list.dialogLink,
    show: (wanted) => {
      const { to, state } = list.dialogLink(wanted);
      navigate(to, { state });
    },
    close: list.closeDialog,
  };
}

/** The list of an entity as a screen, its state in the address. */
export function ListScreen({ entity: module, routeIndex }: Omit<CustomViewProps, 'view'>) {
  const { entity } = module;
  const { list, waiting } = useScreenList(module);
  const dialog = useAddressDialog(module, list);
  const state = useEntityList({ module, routeIndex, list, dialog, isWaitingForFilters: waiting });
  const { sectionsAboveFilters = [], sectionsBelowFilters = [] } = entity.list ?? {};
  return (
    <EntityList
      state={state}
      renderHeading={(buttons) => <PageHeading title={entity.title}>{buttons}</PageHeading>}
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

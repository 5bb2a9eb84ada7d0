import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'ra-core';
import { filterDefaults } from '../../model/filters';
import type { EntityModule } from '../../model/entity';
import { check } from '../../model/validate';
import { useConfig } from '../../widgets/context/config';
import { isAllowed } from '../actions/offered';
import { useUser } from '../actions/useUser';
import type { CustomViewProps } from '../extensionProps';
import { filterSpec } from '../form/formSpec';
import { useOrigin } from '../form/useOrigin';
import { PageHeading } from '../PageHeading';
import { Sections } from '../sections/Sections';
import { RecordValues } from '../view/RecordValues';
import { EntityList } from './EntityList';
import { toFormValues } from './filterValues';
import type { FilterValues, ListRules, OpenDialog } from './listParams';
import { useEntityList, type DialogControl } from './useEntityList';
import { useListParams, type ListParamsControl } from './useListParams';

/** Whether the filters say what is wanted: those that must be filled in are, and their rules hold. */
function useIsWaiting(module: EntityModule, filter: FilterValues): boolean {
  return useMemo(() => {
    const filters = module.entity.list?.filters;
    if (!filters || !(filters.part in module.validators.parts)) return false;
    const spec = filterSpec(module, filters);
    return Object.keys(check(spec, toFormValues(filters.fields, filter), spec.validate)).length > 0;
  }, [module, filter]);
}

const sameDialog = (one: OpenDialog | undefined, other: OpenDialog | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * The form over the list, as the address has it. An address may ask for one that this list or this user
 * does not have. One that is open stays open, also where an edited schema says that it is a screen now.
 */
function useAddressDialog(module: EntityModule, list: ListParamsControl): DialogControl {
  const navigate = useNavigate();
  const user = useUser();
  const { dialog } = list.params;
  const isWanted =
    dialog !== undefined &&
    module.entity.form?.in === 'dialog' &&
    isAllowed(module, dialog === 'create' ? 'create' : 'edit', user);
  const [opened, setOpened] = useState<OpenDialog>();
  if (isWanted && !sameDialog(opened, dialog)) setOpened(dialog);
  if (dialog === undefined && opened !== undefined) setOpened(undefined);
  const stays = dialog !== undefined && sameDialog(opened, dialog) && module.entity.form !== undefined;
  return {
    open: isWanted || stays ? dialog : undefined,
    linkTo: list.dialogLink,
    show: (wanted) => {
      const { to, state } = list.dialogLink(wanted);
      navigate(to, { state });
    },
    close: list.closeDialog,
  };
}

/** The list of an entity as a screen, its state in the address. */
export function ListScreen({ entity: module, reading }: Omit<CustomViewProps, 'view'>) {
  const { entity } = module;
  const { pageSize } = useConfig();
  const { search } = useLocation();
  const origin = useOrigin();
  const rules = useMemo<ListRules>(() => {
    const filters = entity.list?.filters.fields ?? [];
    return { pageSize, filters, defaults: filterDefaults(filters, origin) };
  }, [entity, pageSize, origin]);
  const list = useListParams(rules);
  const waiting = useIsWaiting(module, list.params.filter);
  const dialog = useAddressDialog(module, list);
  const state = useEntityList({ module, reading, list, dialog, from: search, waiting });
  const above = entity.list?.above ?? [];
  return (
    <EntityList
      state={state}
      renderHeading={(buttons) => <PageHeading title={entity.title}>{buttons}</PageHeading>}
      above={
        above.length > 0 && (
          <RecordValues>
            <Sections module={module} sections={above} record={undefined} />
          </RecordValues>
        )
      }
    />
  );
}

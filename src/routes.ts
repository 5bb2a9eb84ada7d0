/** The data provider's tables of calls, read from the entities' definitions. */
import type { CallTable, Routes } from '../dataProvider/types';
import type { Call } from './model/entity';
import { idOf, partsOf } from './model/ids';
import { findInManifest, loadEntity } from './model/registry';

interface Named {
  name: string;
  title: string;
  ids: readonly string[];
  single?: boolean;
  getsRow?: boolean;
}

const tableOf = ({ name, title, ids, single, getsRow }: Named, calls: Record<string, Call>): CallTable => ({
  name,
  title,
  ids,
  calls,
  idOf: (row) => idOf(ids, row),
  partsOf: (id) => partsOf(ids, id),
  ...(single ? { single } : {}),
  ...(getsRow ? { getsRow } : {}),
});

export const routes: Routes = {
  pageTable: (resource) => {
    const entry = findInManifest(resource);
    return entry?.page ? tableOf(entry, { page: entry.page }) : undefined;
  },
  // An edited schema brings new calls at once: nothing is kept here.
  table: async (resource) => {
    const { entity } = await loadEntity(resource);
    return tableOf(entity, entity.calls);
  },
};

/** The data provider's tables of calls, read from the entities' definitions. */
import type { CallTable, Routes } from '../dataProvider/types';
import { findInManifest, loadEntity } from './model/registry';

function pageTable(resource: string): CallTable | undefined {
  const entry = findInManifest(resource);
  if (!entry?.page) return undefined;
  const { name, title, id, page } = entry;
  return { name, title, id, calls: { page } };
}

export const routes: Routes = {
  pageTable,
  // An edited schema brings new calls at once: nothing is kept here.
  table: async (resource) => {
    const { name, title, id, calls } = (await loadEntity(resource)).entity;
    return { name, title, id, calls };
  },
};

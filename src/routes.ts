/** The data provider's tables of calls, read from the entities' definitions. */
import type { CallTable, Routes } from '../dataProvider/contract/types';
import { customResources } from './generator/extensions/extensions';
import { valueIn } from './model/values/aliases';
import type { Call, Entity } from './model/entity/entity';
import { idOf, partsOf } from './model/values/ids';
import { ownOf } from './model/values/own';
import { findInManifest, loadEntity } from './model/registry/registry';

interface Named {
  name: string;
  title: string;
  ids: readonly string[];
  singleton?: boolean;
  getsRow?: boolean;
  getsId?: boolean;
}

/**
 * Whether an answer is a record of this entity: it has one of its fields beside the id. Of a `singleton`
 * nothing but its fields says what it is: one of those that it cannot be without. Where a record may have
 * more than is described, and need not have any of that, anything beside the id will do.
 */
function isRecord({ shape, ids, singleton }: Entity, row: Readonly<Record<string, unknown>>): boolean {
  const fields = Object.values(shape.fields).filter(({ name, writeOnly }) => !writeOnly && !ids.includes(name));
  const required = fields.filter(({ name }) => shape.required.includes(name));
  const telling = singleton && required.length > 0 ? required : fields;
  const mayBeOther = shape.isOpen === true && required.length === 0;
  return (
    telling.length === 0 ||
    telling.some((field) => valueIn(row, field) !== undefined) ||
    (mayBeOther && Object.keys(row).some((name) => !ids.includes(name)))
  );
}

const tableOf = ({ name, title, ids, singleton, getsRow, getsId }: Named, calls: Record<string, Call>): CallTable => ({
  name,
  title,
  ids,
  calls,
  idOf: (row) => idOf(ids, row),
  partsOf: (id) => partsOf(ids, id),
  ...(singleton ? { singleton } : {}),
  ...(getsRow ? { getsRow } : {}),
  ...(getsId ? { getsId } : {}),
});

export const routes: Routes = {
  pageTable: (resource) => {
    const entry = findInManifest(resource);
    return entry?.page ? tableOf(entry, { page: entry.page }) : undefined;
  },
  // A resource of `NAME.resource.tsx` that no schema describes is plain REST, by its name.
  // An edited schema brings new calls at once: nothing is kept here.
  table: async (resource) => {
    if (!findInManifest(resource) && ownOf(customResources, resource)) {
      const { restCalls } = await import('./model/wire/restCalls');
      return tableOf({ name: resource, title: resource, ids: ['id'] }, restCalls(resource));
    }
    const { entity } = await loadEntity(resource);
    return { ...tableOf(entity, entity.calls), isRecord: (row) => isRecord(entity, row) };
  },
};

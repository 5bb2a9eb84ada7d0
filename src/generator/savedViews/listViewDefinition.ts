/** Writes a view of a user as an entry of `x-admin.list.views`, to paste it into the schema file. Pure functions. */
import type { Entity, ListViewDefinition } from '../../model/entity/entity';
import { PAGE_SIZES } from '../../ui/pageSizes';
import type { ListParams } from '../queries/listParams';
import type { ListAppearance } from './listView';

/** Returns a name for a view, made of the letters and digits of its title, that no view of the list has. */
function createViewName(title: string, takenNames: readonly string[]): string {
  const words =
    title
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  const own = words.join('-');
  const name = /^[a-z]/.test(own) ? own : ['view', ...words].join('-');
  const names = [name, ...takenNames.map((_, index) => `${name}-${index + 2}`)];
  return names.find((one) => !takenNames.includes(one)) ?? name;
}

/**
 * Returns an entry of `x-admin.list.views` with the current state of the list. Settings that equal the defaults of the
 * list are omitted, and so is a sort order that is applied only in the browser.
 */
export function createListViewDefinition(
  title: string,
  { filter, sort, perPage }: ListParams,
  { columns, density }: ListAppearance,
  { list }: Pick<Entity, 'list'>,
  pageSize: number,
): ListViewDefinition {
  const all = list?.columns ?? [];
  const isDefault = all.every(
    ({ field, hiddenByDefault }) => (columns[field] ?? !hiddenByDefault) === !hiddenByDefault,
  );
  const visible = all.filter(({ field, hiddenByDefault }) => columns[field] ?? !hiddenByDefault);
  const isSorted = sort !== undefined && list?.sortFields?.includes(sort.replace(/^-/, ''));
  const isSized = perPage !== pageSize && (PAGE_SIZES as readonly number[]).includes(perPage);
  return {
    name: createViewName(
      title,
      (list?.views ?? []).map(({ name }) => name),
    ),
    title,
    ...(Object.keys(filter).length > 0 ? { filters: filter } : {}),
    ...(isDefault ? {} : { columns: visible.map(({ field }) => field) }),
    ...(isSorted ? { sort } : {}),
    ...(isSized ? { pageSize: perPage as ListViewDefinition['pageSize'] } : {}),
    density,
  };
}

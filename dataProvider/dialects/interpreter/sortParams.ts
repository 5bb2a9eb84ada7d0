import type { Json } from '../../contract/jsonValues';
import type { ListFormat } from '../definition';
import type { ListRequest } from '../dialect';
import { fillFieldPlaceholder } from './filterNames';

/** react-admin's name for the id. In ascending order, it stands for the server's own order. */
const ID = 'id';

/** Returns the parameters of the order; none for the server's own order or if the dialect cannot sort. */
export function buildSortParams(
  { sortParam, sortFormat, orderParam, orderFormat = { asc: 'asc', desc: 'desc' }, nestedFormat }: ListFormat,
  { sort, idField = ID }: ListRequest,
): Json {
  if (sortParam === undefined || !sort || (sort.field === ID && sort.order !== 'DESC')) return {};
  const direction = sort.order === 'DESC' ? 'desc' : 'asc';
  const { [direction]: template } = sortFormat ?? {
    asc: '{field}',
    desc: orderParam === undefined ? '-{field}' : '{field}',
  };
  const field = sort.field === ID ? idField : sort.field;
  // The brackets of filters are not those of an order.
  const fill = (text: string): string =>
    fillFieldPlaceholder(text, field, nestedFormat === 'slashes' ? nestedFormat : 'dots');
  return {
    [fill(sortParam)]: fill(template),
    ...(orderParam === undefined ? {} : { [orderParam]: orderFormat[direction] }),
  };
}

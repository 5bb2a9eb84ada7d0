/**
 * The part of `createDialect` for definitions that have only the keys below. It is separate because it is part of the
 * first load, while the code for all other keys is bundled only with a project that uses them.
 */
import { buildRequestFilters } from './buildRequestFilters';
import type { DialectDefinition, ListFormat } from './definition';
import type { Dialect } from './dialect';
import { findEnvelopeRows } from './envelopeRows';

/** A definition whose lists are requested by page number, with all filters in one object, and have the envelope. */
export interface EnvelopeDefinition extends Pick<DialectDefinition, 'description'> {
  envelope: true;
  list: Required<Pick<ListFormat, 'pageParam' | 'pageSizeParam' | 'filtersParam'>> & { method: 'POST' };
}

const KEYS = ['description', 'envelope', 'list'];
const LIST_KEYS = ['method', 'pageParam', 'pageSizeParam', 'filtersParam'];

export const isEnvelopeDefinition = (definition: DialectDefinition): definition is EnvelopeDefinition => {
  const list = definition.list ?? {};
  return (
    definition.envelope === true &&
    list.method === 'POST' &&
    Object.keys(definition).every((key) => KEYS.includes(key)) &&
    Object.keys(list).every((key) => LIST_KEYS.includes(key)) &&
    LIST_KEYS.every((key) => key in list)
  );
};

/**
 * Creates a dialect whose list requests have a body such as `{ pageNo: 1, pageSize: 10, pageVo: {} }`. The object of
 * the filters is sent even if it is empty.
 */
export const createEnvelopeDialect = ({
  list: { pageParam, pageSizeParam, filtersParam },
}: Pick<EnvelopeDefinition, 'list'>): Dialect => ({
  buildListRequest: ({ page, perPage, filter, fixedParams }) => ({
    body: { [pageParam]: page, [pageSizeParam]: perPage, [filtersParam]: buildRequestFilters(filter, fixedParams) },
  }),
  findRows: findEnvelopeRows,
});

import type { Entity, EntityModule } from '../entity/entity';
import { getOwnProperty } from '../values/getOwnProperty';
import { findBodyViolations } from '../wire/bodyViolations';
import { COMPARISON_SUFFIX_PATTERN, createNamedValueSerializer } from './createNamedValueSerializer';
import { createTextCheck } from './createTextCheck';
import type { MalformedValueReporter } from './valueConverter';
import { createShapeConverter, type ConverterOptions } from './createShapeConverter';

/** Both are lazy-loaded together. */
export { createCallSerializer } from './createCallSerializer';

type Values = Record<string, unknown>;

/**
 * Creates the functions that convert and check the values of an entity, as the data provider needs them.
 * @param loadValidator loads the validator of the bodies of requests, if the entity names a schema for them
 */
export function createRecordSerializer(
  { shape, list, ids }: Pick<Entity, 'shape' | 'list' | 'ids'>,
  options: ConverterOptions,
  loadValidator?: EntityModule['loadRequestBodyValidator'],
) {
  const record = createShapeConverter(shape, options);
  const filterShapes = list ? [list.filters.shape, shape] : [shape];
  const writeFilters = createNamedValueSerializer(filterShapes, options);
  const findPath = (name: string): string | undefined => getOwnProperty(shape.fields, name)?.ui.recordPath;
  const getPath = (name: string): string => {
    const [comparison = ''] = COMPARISON_SUFFIX_PATTERN.exec(name) ?? [];
    const own = findPath(name.slice(0, name.length - comparison.length));
    return findPath(name) ?? (own === undefined ? name : `${own}${comparison}`);
  };
  return {
    readRecord: (received: Values, report: MalformedValueReporter): Values =>
      record?.read(received, report) ?? received,
    writeRecord: (values: Values, received: Values = {}): Values => record?.writeFlat(values, received) ?? values,
    nest: (values: Values): Values => record?.nest(values) ?? values,
    flatten: (received: Values): Values => record?.flatten(received) ?? received,
    writeValues: createNamedValueSerializer([shape], options),
    writeFilter: (filter: Values): Values =>
      Object.fromEntries(Object.entries(writeFilters(filter)).map(([name, value]) => [getPath(name), value])),
    getPath,
    isText: createTextCheck(filterShapes),
    findViolations: async (body: Values, stored?: Values) =>
      loadValidator ? findBodyViolations({ shape, ids }, await loadValidator(), body, stored) : [],
  };
}

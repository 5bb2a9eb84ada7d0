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
 * @param module the entity's module, which loads the validator of the bodies of requests if it has one
 */
export function createRecordSerializer(
  { shape, list, ids }: Pick<Entity, 'shape' | 'list' | 'ids'>,
  options: ConverterOptions,
  module?: Pick<EntityModule, 'loadRequestBodyValidator'>,
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
    findViolations: async (body: Values, stored?: Values) => {
      const validate = await module?.loadRequestBodyValidator?.();
      return validate ? findBodyViolations({ shape, ids }, validate, body, stored) : [];
    },
  };
}

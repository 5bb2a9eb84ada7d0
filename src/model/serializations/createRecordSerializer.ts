import type { Entity } from '../entity/entity';
import { getOwnProperty } from '../values/getOwnProperty';
import { COMPARISON, createNamedValueWriter } from './createNamedValueWriter';
import type { OddValueReporter } from './valueConverter';
import { createShapeConverter, type ConverterOptions } from './createShapeConverter';

/** Both are lazy-loaded together. */
export { createCallSerializer } from './createCallSerializer';

type Values = Record<string, unknown>;

/** Creates the functions that convert the values of an entity, as the data provider needs them. */
export function createRecordSerializer({ shape, list }: Pick<Entity, 'shape' | 'list'>, options: ConverterOptions) {
  const record = createShapeConverter(shape, options);
  const writeFilters = createNamedValueWriter(list ? [list.filters.shape, shape] : [shape], options);
  const findPath = (name: string): string | undefined => getOwnProperty(shape.fields, name)?.ui.recordPath;
  const getPath = (name: string): string => {
    const [comparison = ''] = COMPARISON.exec(name) ?? [];
    const own = findPath(name.slice(0, name.length - comparison.length));
    return findPath(name) ?? (own === undefined ? name : `${own}${comparison}`);
  };
  return {
    readRecord: (received: Values, report: OddValueReporter): Values => record?.read(received, report) ?? received,
    writeRecord: (values: Values, received: Values = {}): Values => record?.write(values, received) ?? values,
    writeValues: createNamedValueWriter([shape], options),
    writeFilter: (filter: Values): Values =>
      Object.fromEntries(Object.entries(writeFilters(filter)).map(([name, value]) => [getPath(name), value])),
    getSortField: getPath,
  };
}

import type { Entity } from '../entity/entity';
import { getOwnProperty } from '../values/getOwnProperty';
import { createNamedValueWriter } from './createNamedValueWriter';
import type { OddValueReporter } from './valueConverter';
import { createShapeConverter, type ConverterOptions } from './createShapeConverter';

type Values = Record<string, unknown>;

/** Creates the functions that convert the values of an entity, as the data provider needs them. */
export function createRecordSerializer({ shape, list }: Pick<Entity, 'shape' | 'list'>, options: ConverterOptions) {
  const record = createShapeConverter(shape, options);
  const writeFilters = createNamedValueWriter(list ? [list.filters.shape, shape] : [shape], options);
  const getPath = (name: string): string => {
    const [, own = name, comparison = ''] = /^(.+?)(_(?:gte|lte|gt|lt|like|ne))?$/.exec(name) ?? [];
    const path = (key: string): string | undefined => getOwnProperty(shape.fields, key)?.ui.recordPath;
    return path(name) ?? (path(own) === undefined ? name : `${path(own)}${comparison}`);
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

import type { Field, ObjectShape } from '../entity/entity';
import { createNamedValueSerializer } from './createNamedValueSerializer';
import { createTextCheck } from './createTextCheck';
import { createShapeConverter, type ConverterOptions } from './createShapeConverter';
import type { MalformedValueReporter } from './valueConverter';

type Values = Record<string, unknown>;

interface CallFields {
  /** The fields by the name that their value has in the request. */
  sentFields: Readonly<Record<string, Field>>;
  rowShape?: ObjectShape;
}

/** Creates the functions that convert the values of a call that belongs to no entity, as the data provider needs them. */
export function createCallSerializer({ sentFields, rowShape }: CallFields, options: ConverterOptions) {
  const rows = rowShape && createShapeConverter(rowShape, options);
  return {
    writeValues: createNamedValueSerializer([{ fields: sentFields }], options),
    isText: createTextCheck([{ fields: sentFields }]),
    readRecord: (received: Values, report: MalformedValueReporter): Values => rows?.read(received, report) ?? received,
  };
}

import type { GenerationSources } from '../../../../fixtures/generate/session/session';
import type { Entity } from '../../../../src/model/entity/entity';
import type { FormValues } from '../../../../src/model/values/cleanValues';
import { isEmpty } from '../../../../src/model/values/isEmpty';
import { getOptionListRequest } from '../../../../src/widgets/normalizeOptions';
import { getListKey, type OptionListResults } from '../checks/checkOptionLists';
import { getComparedValues } from '../checks/filterValues';

/**
 * Provides the options that the check has read from the API. A list that it could not read for the values of a record
 * has the values of other such records.
 */
export function createReadSources(
  entity: Entity,
  known: OptionListResults,
  examples: readonly FormValues[],
): GenerationSources {
  const getExamples = (name: string, record: FormValues) => {
    const parents = Object.values(entity.options[name]?.paramsFromFields ?? {});
    const alike = examples.filter((row) => parents.every((parent) => String(row[parent]) === String(record[parent])));
    const fields = Object.values(entity.shape.fields).filter(
      ({ ui, item }) => ui.options === name || item?.ui.options === name,
    );
    const values = fields.flatMap((field) =>
      alike.flatMap((row) => getComparedValues(entity, { field, path: field.name }, row)),
    );
    return [...new Set(values)]
      .filter((value) => !isEmpty(value))
      .map((value) => ({ value, label: value, record: {} }));
  };
  return {
    getRecords: () => undefined,
    getOptions: (name, record) => {
      const list = entity.options[name];
      const request = list && getOptionListRequest(list, record);
      const read = list && request && known.get(getListKey(list, request));
      return read
        ? read.options.map(({ value, label, item }) => ({ value, label, record: item }))
        : getExamples(name, record);
    },
  };
}

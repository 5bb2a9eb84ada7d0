/** What the checks share that write: the records that they have made, and where deviations go. */
import type { Deviation, DeviationKind } from '../../../../src/model/contract/deviation';
import type { Call, EntityModule } from '../../../../src/model/entity/entity';
import type { SchemaFiles } from '../../../../src/model/schemaLanguage/resolveDefinitionRefs';
import type { FormValues } from '../../../../src/model/values/cleanValues';
import type { OptionListResults } from '../checks/checkOptionLists';
import { getEndpoint, type CheckContext } from '../checks/context';
import type { CheckedList } from '../checks/checkedList';

export interface WriteContext extends CheckContext {
  files: SchemaFiles;
  now: Date;
  /** A text that marks the records of this run. No other record contains it. */
  token: string;
  known: OptionListResults;
}

/** A record to create, made from the schema. */
export interface RecordDraft {
  /** The form values, by field key. */
  values: FormValues;
  /** The text that only this record contains. */
  token: string;
  /** Name of the field that contains the token; undefined if no field can. */
  markedField: string | undefined;
}

/** A record that the check has made. */
export interface TestRecord {
  id: string | number;
  /** As the data provider returned it. */
  values: FormValues;
  draft: RecordDraft;
}

/** The writes of one entity. */
export interface WriteSession {
  context: WriteContext;
  module: EntityModule;
  /** The list as it was before the first write. */
  state: CheckedList | undefined;
  /** The records that still exist. */
  own: Set<TestRecord>;
  /** Descriptions of records that could not be removed, and of those that the API has made inactive. */
  remaining: string[];
  deactivated: string[];
}

type Found = Pick<Deviation, 'side' | 'expected' | 'seen'> & { field?: string };

export const addDeviation = (
  { context, module: { entity } }: WriteSession,
  kind: DeviationKind,
  call: Call,
  found: Found,
): void => context.log.add([{ ...found, kind, entity: entity.name, call: getEndpoint(call) }]);

/** What all checks share: the connection, the log of deviations and the coverage. */
import type { DeviationLog } from '../../../../src/model/contract/deviation';
import type { EntityModule } from '../../../../src/model/entity/entity';
import type { Config } from '../../../../src/model/schemaLanguage/publicConfigType';
import type { Connection } from '../connection/connectToApi';
import type { Coverage } from './coverage';

export interface CheckContext {
  connection: Connection;
  log: DeviationLog;
  coverage: Coverage;
  config: Config;
  modules: ReadonlyMap<string, EntityModule>;
  /** Today in the operator's time zone, as `yyyy-MM-dd`. */
  today: string;
  /** A response that takes longer is a deviation. */
  slowMs: number;
}

/** The entity, or option list, and the call to which deviations belong. */
export interface CheckedCall {
  entity: string;
  endpoint: string;
}

export const getEndpoint = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

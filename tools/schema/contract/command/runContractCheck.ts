/** Compares a running API with the schema files. */
import { createDeviationLog } from '../../../../src/model/contract/deviation';
import { getEntityFiles, getEntityName } from '../../../../src/model/compile/compileEntity';
import type { EntityModule } from '../../../../src/model/entity/entity';
import type { Config } from '../../../../src/model/schemaLanguage/publicConfigType';
import type { SchemaFiles } from '../../../../src/model/schemaLanguage/resolveDefinitionRefs';
import { compileEntityModule } from '../../compileEntityModule';
import { getDialectSources } from '../../dialectSources';
import { checkEntity } from '../checks/checkEntity';
import type { OptionListResults } from '../checks/checkOptionLists';
import { createCoverage } from '../checks/coverage';
import type { CheckContext } from '../checks/context';
import { checkWrites } from '../writes/checkWrites';
import { connectToApi, type ConnectionOptions } from '../connection/connectToApi';
import type { ContractReport } from '../report/contractReport';

export interface ContractCheckOptions extends Pick<
  ConnectionOptions,
  'baseUrl' | 'user' | 'password' | 'token' | 'fetch' | 'sleep' | 'clock'
> {
  files: SchemaFiles;
  config: Config;
  /** The entities to check. Default: all. */
  entities?: readonly string[];
  /** Also tries the calls that write, on records that the check makes and removes. */
  isWriting?: boolean;
  slowMs?: number;
  now?: Date;
}

const DEFAULT_SLOW_MS = 5000;

const TOKEN_LENGTH = 6;

/** Returns a text that differs from run to run, by the milliseconds of its start. */
const createToken = (now: Date): string => now.getTime().toString(36).slice(-TOKEN_LENGTH);

/** The check was to run for an entity that the schema folder does not have. */
export class UnknownEntityError extends Error {}

/** @throws UnknownEntityError */
function compileModules(files: SchemaFiles, wanted: readonly string[]): Map<string, EntityModule> {
  const all = getEntityFiles(files);
  const unknown = wanted.find((name) => !all.some((file) => getEntityName(file) === name));
  if (unknown !== undefined)
    throw new UnknownEntityError(`there is no entity "${unknown}" among ${all.map(getEntityName).join(', ')}`);
  const chosen = wanted.length === 0 ? all : all.filter((file) => wanted.includes(getEntityName(file)));
  return new Map(chosen.map((file) => [getEntityName(file), compileEntityModule(file, files)]));
}

/**
 * Runs the check. It only reads, unless `isWriting` is set.
 * @throws ConnectionError if the API cannot be reached or refuses the sign-in
 */
export async function runContractCheck(options: ContractCheckOptions): Promise<ContractReport> {
  const {
    files,
    config,
    baseUrl,
    entities = [],
    slowMs = DEFAULT_SLOW_MS,
    isWriting = false,
    now = new Date(),
  } = options;
  const modules = compileModules(files, entities);
  const connection = await connectToApi({ ...options, modules, dialects: getDialectSources(files) });
  const log = createDeviationLog();
  const coverage = createCoverage();
  // In this locale the short date format equals the wire format.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: config.timeZone, dateStyle: 'short' }).format(now);
  const context: CheckContext = { connection, log, coverage, config, modules, today, slowMs };
  const known: OptionListResults = new Map();
  const remaining: string[] = [];
  const deactivated: string[] = [];
  const token = createToken(now);
  for (const module of modules.values()) {
    const state = await checkEntity(context, module, known, isWriting);
    if (!isWriting) continue;
    const left = await checkWrites({ ...context, files, now, token, known }, module, state);
    remaining.push(...left.remaining);
    deactivated.push(...left.deactivated);
  }
  return { url: baseUrl, deviations: log.list(), coverage: coverage.list(), remaining, deactivated };
}

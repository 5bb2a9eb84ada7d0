/** `npm run schema -- contract`: compares a running API with the schema files. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readRootFolders } from '../../../root/rootFolders';
import type { Config } from '../../../../src/model/schemaLanguage/publicConfigType';
import { readSchemaFolder } from '../../folder/readSchemaFolder';
import { parseSchemas } from '../../parseSchemas';
import { ConnectionError } from '../connection/connectionError';
import type { ContractReport } from '../report/contractReport';
import { formatJunit } from '../report/formatJunit';
import { countNoun, formatText } from '../report/formatText';
import {
  ContractUsageError,
  parseContractArguments,
  type ContractArguments,
  type ReportFormat,
} from './contractArguments';
import { askForPassword, readEnvironmentVariable } from './readSecret';
import { runContractCheck, UnknownEntityError } from './runContractCheck';

const FORMATTERS: Readonly<Record<ReportFormat, (report: ContractReport) => string>> = {
  text: formatText,
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  junit: formatJunit,
};

/** Exit codes: the API is as described, it deviates, the check could not run. */
export const CONTRACT_EXIT_CODES = { ok: 0, deviations: 1, unusable: 2 } as const;

export interface ContractResult {
  exitCode: number;
  text: string;
}

/** Returns the address of the API: that of the command line, with the path of `apiBase` if it has none. */
export function getApiUrl(url: string, apiBase: string): string {
  const hasPath = /^https?:\/\/[^/]+\//.test(url);
  const path = apiBase.startsWith('/') ? apiBase : '';
  return (hasPath ? url : url + path).replace(/\/+$/, '');
}

async function readPassword({ user, passwordVariable, tokenVariable }: ContractArguments): Promise<string | undefined> {
  if (passwordVariable !== undefined) return readEnvironmentVariable(passwordVariable);
  return user === undefined || tokenVariable !== undefined ? undefined : askForPassword(user);
}

async function run(root: string, args: ContractArguments): Promise<ContractReport> {
  const folders = readRootFolders(root);
  const { url, user, tokenVariable, entities, isWriting, slowMs } = args;
  const config = JSON.parse(readFileSync(join(folders.config, 'config.json'), 'utf8')) as Config;
  return runContractCheck({
    files: parseSchemas(readSchemaFolder(folders.schema)),
    config,
    baseUrl: getApiUrl(url, config.apiBase),
    user,
    password: await readPassword(args),
    token: tokenVariable === undefined ? undefined : readEnvironmentVariable(tokenVariable),
    entities,
    isWriting,
    ...(slowMs === undefined ? {} : { slowMs }),
  });
}

/**
 * Runs the check and writes its report.
 * @param root root folder of the product
 * @param words the arguments after `contract`
 */
export async function runContractCommand(root: string, words: readonly string[]): Promise<ContractResult> {
  try {
    const args = parseContractArguments(words);
    const report = await run(root, args);
    const isFine = report.deviations.length === 0 && report.remaining.length === 0;
    const exitCode = isFine ? CONTRACT_EXIT_CODES.ok : CONTRACT_EXIT_CODES.deviations;
    const text = FORMATTERS[args.format](report);
    if (args.output === undefined) return { exitCode, text };
    const path = resolve(root, args.output);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return { exitCode, text: `${countNoun(report.deviations.length, 'deviation')}, written to ${args.output}` };
  } catch (error) {
    const isUnusable = [ContractUsageError, ConnectionError, UnknownEntityError].some((type) => error instanceof type);
    if (!isUnusable) throw error;
    return { exitCode: CONTRACT_EXIT_CODES.unusable, text: (error as Error).message };
  }
}

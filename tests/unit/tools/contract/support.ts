/** Runs the contract check against the fixture API, through a proxy that changes requests and responses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FetchFunction } from '../../../../dataProvider/transport/fetchJson';
import type { Config } from '../../../../src/model/schemaLanguage/publicConfigType';
import type { SchemaFiles } from '../../../../src/model/schemaLanguage/resolveDefinitionRefs';
import { readSchemaFolder } from '../../../../tools/schema/folder/readSchemaFolder';
import { parseSchemas } from '../../../../tools/schema/parseSchemas';
import {
  runContractCheck,
  type ContractCheckOptions,
} from '../../../../tools/schema/contract/command/runContractCheck';
import type { ContractReport } from '../../../../tools/schema/contract/report/contractReport';
import { PASSWORD, type Caller } from '../../fixtures/harness';

const ROOT = join(import.meta.dirname, '../../../..');

export const projectFiles: SchemaFiles = parseSchemas(readSchemaFolder(join(ROOT, 'schema')));
export const config = JSON.parse(readFileSync(join(ROOT, 'public/config.json'), 'utf8')) as Config;

/** Runs the check as administrator; failed requests are retried without a pause. */
export const checkApi = (
  { base }: Pick<Caller, 'base'>,
  options: Partial<ContractCheckOptions> = {},
  fetch: FetchFunction = (url, init) => globalThis.fetch(url, init),
): Promise<ContractReport> =>
  runContractCheck({
    files: projectFiles,
    config,
    baseUrl: base.replace(/\/$/, ''),
    user: 'admin',
    password: PASSWORD,
    slowMs: 60_000,
    sleep: async () => undefined,
    now: new Date('2026-03-01T02:30:00Z'),
    fetch,
    ...options,
  });

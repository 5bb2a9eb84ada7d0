import { isValid } from 'virtual:wattdesk/config';
import type { Config } from '../model/schemaLanguage/config';
import type { ConfigIssue } from './configIssues';

/** The configuration file is invalid. Contains for each error a description and a suggestion. */
export class ConfigError extends Error {
  readonly issues: readonly ConfigIssue[];

  constructor(issues: readonly ConfigIssue[]) {
    super(issues.map(({ key, message, suggestion }) => `${key} ${message}. ${suggestion}`).join('\n'));
    this.name = 'ConfigError';
    this.issues = issues;
  }
}

/** Timeout in ms for slow networks. */
const PATIENCE = 15_000;

const FILE = 'config.json';

const createConfigError = (message: string, cure: string): ConfigError =>
  new ConfigError([{ key: FILE, message, suggestion: cure }]);

async function read(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) }).catch((error: unknown) => {
    console.error(error);
    throw createConfigError('could not be reached', 'Check the network connection and reload the page.');
  });
  if (!answer.ok) {
    throw createConfigError(
      `could not be read: the server answered with status ${answer.status}`,
      'Put the file beside index.html; the package brings one to begin with.',
    );
  }
  return answer.text();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // A server with an SPA fallback responds with HTML if the file is missing.
    if (text.trimStart().startsWith('<'))
      throw createConfigError('is a web page, not JSON', 'Put the file beside index.html.');
    throw createConfigError(
      `is no JSON: ${error instanceof Error ? error.message : String(error)}`,
      'Correct the file and reload.',
    );
  }
}

/**
 * Loads and validates the file that the operator may change without a rebuild. The server sends it with
 * `Cache-Control: no-cache`; index.html preloads it.
 * @throws ConfigError (rejected) with all errors at once
 */
export async function loadConfig(url: string): Promise<Config> {
  const config = parse(await read(url));
  if (isValid(config)) return config as Config;
  // Code needed only for an invalid configuration is not part of the first load.
  const { findConfigIssues } = await import('./configIssues');
  throw new ConfigError(findConfigIssues(config));
}

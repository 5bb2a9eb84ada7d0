import { isValid } from 'virtual:wattdesk/config';
import type { Config } from '../model/schemaLanguage/publicConfigType';
import type { ConfigIssue } from './configIssues';

/**
 * The error that is thrown if the configuration file is invalid. For each issue it contains a description and a
 * suggestion.
 */
export class ConfigError extends Error {
  readonly issues: readonly ConfigIssue[];

  constructor(issues: readonly ConfigIssue[]) {
    super(issues.map(({ key, message, suggestion }) => `${key} ${message}. ${suggestion}`).join('\n'));
    this.name = 'ConfigError';
    this.issues = issues;
  }
}

/** The timeout in ms, which allows for slow networks. */
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
      'Copy it from the build, beside index.html.',
    );
  }
  return answer.text();
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // A server with an SPA fallback responds with an HTML page if the file is missing.
    if (text.trimStart().startsWith('<'))
      throw createConfigError('is missing: the server sends a web page', 'Copy it from the build, beside index.html.');
    throw createConfigError(
      `is no JSON: ${error instanceof Error ? error.message : String(error)}`,
      'Correct the file and reload.',
    );
  }
}

/**
 * Loads and validates the configuration file, which the operator may change without rebuilding the app. The server
 * sends it with `Cache-Control: no-cache`, and index.html preloads it.
 * @throws ConfigError (rejected) that contains all issues
 */
export async function loadConfig(url: string): Promise<Config> {
  const config = parse(await read(url));
  if (isValid(config)) return config as Config;
  // The complete check is lazy-loaded. It is needed only if the configuration is invalid or has keys that the quick
  // check does not know.
  const { findConfigIssues } = await import('./configIssues');
  const issues = findConfigIssues(config);
  if (issues.length > 0) throw new ConfigError(issues);
  return config as Config;
}

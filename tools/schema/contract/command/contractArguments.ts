/** The arguments of `npm run schema -- contract`. */
export interface ContractArguments {
  /** Address of the API. */
  url: string;
  user: string | undefined;
  /** Name of the environment variable with the password, or with a bearer token. */
  passwordVariable: string | undefined;
  tokenVariable: string | undefined;
  entities: readonly string[];
  isWriting: boolean;
  format: ReportFormat;
  /** File for the report. Default: the terminal. */
  output: string | undefined;
  slowMs: number | undefined;
}

export const REPORT_FORMATS = ['text', 'json', 'junit'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

export const CONTRACT_USAGE = `npm run schema -- contract --url <address> [--user <name>]

  --url           address of the API; without a path, that of apiBase in public/config.json is added
  --user          account for the sign-in that public/config.json configures; the password is asked for
  --password-env  environment variable with the password
  --token-env     environment variable with a bearer token, in place of an account
  --entity        checks this entity only; may be repeated
  --write         also creates, updates and deletes records of its own; without it, the check only reads
  --slow          milliseconds after which a response is a deviation; default: 5000
  --format        text, json or junit
  --output        file for the report

Exit codes: 0 no deviations; 1 deviations, or records of the check that could not be removed; 2 the check could not run`;

/** A wrong command line, or an API that cannot be reached: the check could not run. */
export class ContractUsageError extends Error {}

const OPTIONS = ['url', 'user', 'password-env', 'token-env', 'entity', 'slow', 'format', 'output'];

function parseOptions(words: readonly string[]): { values: Record<string, string[]>; isWriting: boolean } {
  const values: Record<string, string[]> = {};
  let isWriting = false;
  for (let index = 0; index < words.length; index += 1) {
    const [, name, attached] = /^--([a-z-]+)(?:=(.*))?$/.exec(words[index]!) ?? [];
    if (name === 'password' || name === 'token')
      throw new ContractUsageError(`the command line is visible to others: pass the ${name} with --${name}-env`);
    if (name === 'write') isWriting = true;
    else if (name === undefined || !OPTIONS.includes(name))
      throw new ContractUsageError(
        `unknown argument ${name === undefined ? 'without --' : `--${name}`}\n\n${CONTRACT_USAGE}`,
      );
    else values[name] = [...(values[name] ?? []), attached ?? words[(index += 1)] ?? ''];
  }
  return { values, isWriting };
}

function parseFormat(text = 'text'): ReportFormat {
  const format = REPORT_FORMATS.find((one) => one === text);
  if (!format) throw new ContractUsageError(`--format is one of ${REPORT_FORMATS.join(', ')}`);
  return format;
}

function parseSlowMs(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+$/.test(text)) throw new ContractUsageError('--slow is a number of milliseconds');
  return Number(text);
}

/** @throws ContractUsageError that does not repeat a secret in the address */
function parseUrl(text: string | undefined): string {
  if (text === undefined || !URL.canParse(text) || !/^https?:/.test(text)) throw new ContractUsageError(CONTRACT_USAGE);
  const { username, password, search, hash } = new URL(text);
  if (username !== '' || password !== '')
    throw new ContractUsageError(
      'the command line is visible to others: pass the account with --user and --password-env',
    );
  if (search !== '' || hash !== '') throw new ContractUsageError('--url is an address without a query and without #');
  return text;
}

/**
 * Parses the arguments after `contract`.
 * @throws ContractUsageError that names the mistake
 */
export function parseContractArguments(words: readonly string[]): ContractArguments {
  const { values, isWriting } = parseOptions(words);
  const getLast = (name: string): string | undefined => values[name]?.at(-1);
  return {
    url: parseUrl(getLast('url')),
    user: getLast('user'),
    passwordVariable: getLast('password-env'),
    tokenVariable: getLast('token-env'),
    entities: (values['entity'] ?? []).flatMap((text) => text.split(',')).filter(Boolean),
    isWriting,
    format: parseFormat(getLast('format')),
    output: getLast('output'),
    slowMs: parseSlowMs(getLast('slow')),
  };
}

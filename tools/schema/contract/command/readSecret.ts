import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { ContractUsageError } from './contractArguments';

/**
 * Returns the value of an environment variable.
 * @throws ContractUsageError if it is not set
 */
export function readEnvironmentVariable(name: string, environment: NodeJS.ProcessEnv = process.env): string {
  const value = environment[name];
  if (!value) throw new ContractUsageError(`the environment variable ${name} is empty`);
  return value;
}

/**
 * Asks for a password in the terminal, without displaying it.
 * @throws ContractUsageError if there is no terminal
 */
export async function askForPassword(user: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new ContractUsageError('there is no terminal to ask for the password: use --password-env');
  process.stderr.write(`Password of ${user}: `);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

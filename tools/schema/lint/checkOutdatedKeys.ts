/** Reports keys of an older version of the schema language, each with the key that replaces it. */
import { formatSchemaCommand } from '../../root/rootFolders';
import { findOutdatedKeys } from '../migrations/migrate';
import type { KeyMigration } from '../migrations/types/migrationTypes';
import { getCurrentMetaSchemaPath, getDeclaredVersion, SCHEMA_LANGUAGE_VERSION } from '../migrations/version';
import { getValueAtPath, type Json } from './source/readJson';
import type { Diagnostic } from './source/diagnostic';
import type { LintFinding, SourceFile } from './source/sourceFile';
import { quote } from './source/messageWording';

const FIX = `"${formatSchemaCommand('lint --fix')}" does it`;

/** How the finding about the version of a whole file begins. */
const OLD = 'the file is written in version';

const findUnknownVersion = ({ $schema }: Json): LintFinding[] => {
  const stated = getDeclaredVersion($schema);
  if (stated === undefined || stated === SCHEMA_LANGUAGE_VERSION) return [];
  const reference = getCurrentMetaSchemaPath(String($schema));
  return [
    {
      at: ['$schema'],
      message: `${OLD} ${stated} of the schema language, this is version ${SCHEMA_LANGUAGE_VERSION}`,
      suggestion:
        stated < SCHEMA_LANGUAGE_VERSION
          ? `Write "$schema": ${quote(reference)} and the keys of version ${SCHEMA_LANGUAGE_VERSION}: ${FIX}.`
          : `Write it in version ${SCHEMA_LANGUAGE_VERSION} with "$schema": ${quote(reference)}, or update Wattdesk.`,
    },
  ];
};

function createOutdatedKeyFinding({ path, to }: KeyMigration, value: Json): LintFinding {
  const key = String(path.at(-1));
  const old = getValueAtPath(value, path);
  const at = { at: path, key: true };
  if (!to) return { ...at, message: `${quote(key)} is no key any more`, suggestion: `Remove it: ${FIX}.` };
  const written = 'value' in to ? `${quote(to.key)}: ${JSON.stringify(to.value)}` : quote(to.key);
  const was = to.key === key ? `${quote(key)}: ${JSON.stringify(old)}` : quote(key);
  return { ...at, message: `${was} is ${written} now`, suggestion: `Write ${written}: ${FIX}.` };
}

/**
 * Reports that a file is written in another version of the schema language, and each of its outdated keys. If there
 * are such findings, no other rule checks the file.
 * @param kind kind of the file, such as `entity`; `config` for `public/config.json`
 */
export const checkOutdatedKeys = ({ value }: SourceFile, kind: string): LintFinding[] => [
  ...findUnknownVersion(value),
  ...findOutdatedKeys(kind, value).map((change) => createOutdatedKeyFinding(change, value)),
];

/** The most outdated keys that are listed without a line that sums them up. */
const FEW = 3;

/** Returns one line that sums up many outdated keys, such as `109 outdated keys in 9 files: run …`; '' for a few. */
export function summarizeOutdatedKeys(diagnostics: readonly Diagnostic[]): string {
  const outdated = diagnostics.filter(({ suggestion, message }) => suggestion.includes(FIX) && !message.includes(OLD));
  const files = new Set(outdated.map(({ file }) => file)).size;
  return outdated.length > FEW
    ? `${outdated.length} outdated keys in ${files} ${files === 1 ? 'file' : 'files'}: run ${formatSchemaCommand('lint --fix')}`
    : '';
}

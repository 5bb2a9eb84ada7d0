import { SECRET_NAME } from '../../secretName';
import { getDefinitionTypes, getFields, type LintRule } from '../source/lintFolder';
import { quote } from '../source/messageWording';
import { getValueAtPath, toObjectOrEmpty, type Json, type JsonPath } from '../source/readJson';
import type { LintFinding } from '../source/sourceFile';

/** Keys of `x-ui` that decide how a secret is shown. */
const SHOWN = ['widget', 'valueFrom', 'serverGenerated', 'maskedByServer', 'revealSecretFlag'];

/** Keywords with which a text is no secret that users type, or has said what it is. */
const STATED = ['format', 'enum', 'const', 'oneOf', 'anyOf', 'readOnly', 'writeOnly'];

function isPlainText(field: Json): boolean {
  const ui = toObjectOrEmpty(field['x-ui']);
  return (
    getDefinitionTypes(field)
      .filter((type) => type !== 'null')
      .join() === 'string' &&
    !STATED.some((key) => key in field) &&
    !SHOWN.some((key) => key in ui) &&
    getValueAtPath(ui, ['columnDefaults', 'display']) !== 'secret'
  );
}

function findSecrets(fields: Json, path: JsonPath, depth: number): LintFinding[] {
  return Object.entries(fields).flatMap(([name, value]): LintFinding[] => {
    const field = toObjectOrEmpty(value);
    const at = [...path, 'properties', name];
    const inner = depth > 0 ? getFields(field) : undefined;
    if (inner) return findSecrets(inner, at, depth - 1);
    if (!SECRET_NAME.test(name) || !isPlainText(field)) return [];
    return [
      {
        at,
        message: `${quote(name)} is shown to everybody who sees the record, although its name is that of a secret`,
        suggestion: 'Add "x-ui": { "widget": "password" }, which masks it, or { "widget": "text" } if it is no secret.',
        severity: 'warning',
      },
    ];
  });
}

/** Objects inside of objects are searched up to this depth. */
const MAX_DEPTH = 4;

/** Warns of plain texts with the name of a secret, such as `apiKey`, which inputs, lists and views would show. */
export const checkSecretNames: LintRule = (source, folder) =>
  findSecrets(getFields(folder.getResolvedDefinition(source)) ?? {}, [], MAX_DEPTH);

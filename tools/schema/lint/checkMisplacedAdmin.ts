import { quote } from './source/messageWording';
import { isObject, toObjectOrEmpty } from './source/readJson';
import type { LintFinding, SourceFile } from './source/sourceFile';

/** Reports `x-admin` among the fields, where a brace is missing before it: everything behind that place is a field then. */
export function checkMisplacedAdmin({ kind, value, syntax }: SourceFile): LintFinding[] {
  const fields = toObjectOrEmpty(value['properties']);
  if (kind !== 'entity' || syntax.length > 0 || 'x-admin' in value || !isObject(fields['x-admin'])) return [];
  // A key of the record before "x-admin" shows where the brace is missing: no field is a list.
  const first = Object.keys(fields).find((key) => key === 'x-admin' || Array.isArray(fields[key])) ?? 'x-admin';
  return [
    {
      at: ['properties', first],
      key: true,
      message: `${quote(first)} stands inside of "properties"`,
      suggestion: 'Close "properties" with a } before it, and remove the } that is one too many below.',
      isCauseOfAll: true,
    },
  ];
}

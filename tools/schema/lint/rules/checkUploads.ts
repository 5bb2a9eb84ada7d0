/** Reports fields with files that no form could send or fill. */
import type { Call, Field, ObjectShape } from '../../../../src/model/entity/entity';
import { getParamNames } from '../../../../src/model/wire/parseCall';
import type { DialectSources } from '../../../../dataProvider/dialects/definition';
import { getBodyFormat } from '../../dialectOfCall';
import { getDialectSources } from '../../dialectSources';
import type { LintFolder, LintRule } from '../source/lintFolder';
import { joinQuotedNames, quote } from '../source/messageWording';
import { toList, type JsonPath } from '../source/readJson';
import type { LintFinding, SourceFile } from '../source/sourceFile';
import { getCompiledEntityIfValid } from './getCompiledEntityIfValid';

interface PlacedFile {
  field: Field;
  path: JsonPath;
  /** Whether the file is in a row, or in an array of objects. */
  isRepeated: boolean;
}

/** Returns the fields whose files are sent with the other fields. */
function listFiles({ fields }: ObjectShape, path: JsonPath, isRepeated = false): PlacedFile[] {
  return Object.values(fields).flatMap((field): PlacedFile[] => {
    const { name, type, upload, shape, item } = field;
    const isInRow = isRepeated || (type === 'array' && shape !== undefined);
    const own = [...path, 'properties', name];
    const inner = type === 'array' ? [...own, 'items'] : own;
    return [
      ...(upload && !upload.parsedCall
        ? [
            {
              field,
              path: [...own, 'x-ui', 'upload'],
              isRepeated: isRepeated || (type === 'array' && item === undefined),
            },
          ]
        : []),
      ...(shape ? listFiles(shape, inner, isInRow) : []),
    ];
  });
}

function isOtherFormat(call: Call, dialects: DialectSources): boolean {
  try {
    return getBodyFormat(call, dialects) !== 'multipart';
  } catch {
    // An unknown dialect is reported by another rule.
    return false;
  }
}

/** @param calls the calls that send the fields, by name */
function checkFiles(
  files: readonly PlacedFile[],
  calls: Readonly<Record<string, Call | undefined>>,
  dialects: DialectSources,
): LintFinding[] {
  const others = Object.entries(calls).filter(([, call]) => call && isOtherFormat(call, dialects));
  return files.flatMap(({ field: { name }, path, isRepeated }): LintFinding[] => {
    if (isRepeated) {
      const message = `the files of ${quote(name)} cannot be sent with the other fields: only a file, or a list of files, of the record can`;
      return [
        {
          at: path,
          key: true,
          message,
          suggestion: 'Add the "call" that stores each file, or write "items": { "type": "string" }.',
        },
      ];
    }
    const named = others.filter(([, call]) => call?.bodyFields?.includes(name) !== false);
    if (named.length === 0) return [];
    const message = `the file of ${quote(name)} is sent by no ${joinQuotedNames(
      named.map(([call]) => call),
      'or',
    )} call: it sends no multipart/form-data`;
    const suggestion = 'Write "bodyFormat": "multipart" in the call, or add the "call" that stores the file.';
    return [{ at: path, key: true, message, suggestion }];
  });
}

/** Reports files that are sent with the record or the input of an action, by a call that cannot have files. */
export const checkFileBodyFormat: LintRule = (source, folder) => {
  const entity = getCompiledEntityIfValid(source, folder);
  if (!entity) return [];
  const dialects = getDialectSources(folder.files);
  const { create, update } = entity.calls;
  return [
    ...checkFiles(listFiles(entity.shape, []), { create, update }, dialects),
    ...Object.values(entity.actions).flatMap(({ name, call, input }) =>
      input
        ? checkFiles(listFiles(input.shape, ['x-admin', 'actions', name, 'input']), { [name]: call }, dialects)
        : [],
    ),
  ];
};

/** Reports required files whose upload needs the id of the record: no record could be saved for the first time. */
export const checkRequiredUploads: LintRule = (source: SourceFile, folder: LintFolder) => {
  const entity = getCompiledEntityIfValid(source, folder);
  if (!entity?.calls['create']) return [];
  const { fields } = entity.shape;
  return toList(source.value['required']).flatMap((name, index): LintFinding[] => {
    if (typeof name !== 'string') return [];
    const path = fields[name]?.upload?.parsedCall?.path ?? '';
    if (getParamNames(path).length === 0) return [];
    const message = `"required" asks for ${quote(name)}, whose file can only be added once the record was saved`;
    const suggestion = 'Take it out of "required", or upload the file by a call without the id of the record.';
    return [{ at: ['required', index], message, suggestion }];
  });
};

/**
 * Describes the calls of fields and option lists for the OpenAPI document. Fields have calls to upload a file, to
 * delete a saved row, and to let the server generate a value.
 */
import { getParamNames } from '../../../src/model/wire/parseCall';
import type { Field, OptionList, ObjectShape } from '../../../src/model/entity/entity';
import { humanizeName } from '../../../src/model/humanizeName';
import { getPlaceholders } from '../../../src/model/values/fillTemplates';
import { STRING_OR_INTEGER_SCHEMA, type DescribedCall } from './describedCall';
import { createArraySchema, createObjectSchema, type JsonSchema } from './schemaHelpers';

/** Returns the schema of an answer that has a text at a path, such as `data.url`. */
const createNestedSchema = (path: string): JsonSchema =>
  path.split('.').reduceRight<JsonSchema>((inner, name) => createObjectSchema({ [name]: inner }), { type: 'string' });

function getCalls(tag: string, name: string, { upload, removeCall, generateCall, title }: Field): DescribedCall[] {
  return [
    ...(upload?.parsedCall
      ? [
          {
            tag,
            name: `${name}.upload`,
            summary: `Stores a file of ${title}`,
            call: upload.parsedCall,
            multipart: upload.fileParam ?? 'file',
            data: createNestedSchema(upload.responsePath ?? 'path'),
          },
        ]
      : []),
    ...(removeCall
      ? [{ tag, name: `${name}.remove`, summary: `Deletes a saved row of ${title}`, call: removeCall }]
      : []),
    ...(generateCall
      ? [{ tag, name: `${name}.generate`, summary: `A new ${title}`, call: generateCall, data: { type: 'string' } }]
      : []),
  ];
}

export function getFieldEndpoints(tag: string, shape: ObjectShape, path = ''): DescribedCall[] {
  return Object.values(shape.fields).flatMap((field) => {
    const name = `${path}${field.name}`;
    return [...getCalls(tag, name, field), ...(field.shape ? getFieldEndpoints(tag, field.shape, `${name}.`) : [])];
  });
}

/** Returns the keys of an option that the app reads. If the label is a template, it may contain several keys. */
const getKeys = ({ valueField, labelField, labelTemplate }: OptionList): string[] => [
  valueField,
  ...(labelTemplate === undefined ? [labelField] : getPlaceholders(labelTemplate)),
];

export function describeOptionCall(options: OptionList): DescribedCall {
  const { name, call, paramsFromFields = {}, searchParam } = options;
  const inPath = getParamNames(call.path);
  const requestedNames = [
    ...Object.keys(paramsFromFields).filter((key) => !inPath.includes(key)),
    ...(searchParam ? [searchParam] : []),
  ];
  const query = Object.fromEntries(requestedNames.map((key) => [key, STRING_OR_INTEGER_SCHEMA]));
  const data = createArraySchema(
    createObjectSchema(Object.fromEntries(getKeys(options).map((key) => [key, STRING_OR_INTEGER_SCHEMA]))),
  );
  return { tag: 'options', name, summary: `Choices: ${humanizeName(name)}`, call, data, query };
}

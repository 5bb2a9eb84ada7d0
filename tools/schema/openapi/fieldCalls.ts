/** Calls that fields make: uploads, deleting a saved row, a value that the server makes; and lists of choices. */
import { paramsOf } from '../../../src/model/wire/calls';
import type { Field, OptionList, Shape } from '../../../src/model/entity/entity';
import { humanize } from '../../../src/model/labels';
import { placeholdersIn } from '../../../src/model/values/template';
import { CODE, type Described } from './described';
import { list, object } from './shapes';

function callsOf(tag: string, name: string, { upload, removeCall, generateCall, title }: Field): Described[] {
  return [
    ...(upload
      ? [
          {
            tag,
            name: `${name}.upload`,
            summary: `Stores a file of ${title}`,
            call: upload.parsedCall,
            multipart: upload.fileParam ?? 'file',
            data: object({ [upload.responsePath]: { type: 'string' } }),
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

export function fieldCalls(tag: string, shape: Shape, path = ''): Described[] {
  return Object.values(shape.fields).flatMap((field) => {
    const name = `${path}${field.name}`;
    return [...callsOf(tag, name, field), ...(field.shape ? fieldCalls(tag, field.shape, `${name}.`) : [])];
  });
}

/** Keys of an option: a label may be a sentence of several. */
const keysOf = ({ valueField, labelField, labelTemplate }: OptionList): string[] => [
  valueField,
  ...(labelTemplate === undefined ? [labelField] : placeholdersIn(labelTemplate)),
];

export function optionCall(options: OptionList): Described {
  const { name, call, dependsOn = {}, searchParam } = options;
  const inPath = paramsOf(call.path);
  const asked = [
    ...Object.keys(dependsOn).filter((key) => !inPath.includes(key)),
    ...(searchParam ? [searchParam] : []),
  ];
  const query = Object.fromEntries(asked.map((key) => [key, CODE]));
  const data = list(object(Object.fromEntries(keysOf(options).map((key) => [key, CODE]))));
  return { tag: 'options', name, summary: `Choices: ${humanize(name)}`, call, data, query };
}

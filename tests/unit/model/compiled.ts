import { compileEntity } from '../../../src/model/compile/compileEntity';
import type {
  AdminDefinition,
  FieldDefinition,
  OptionListDefinition,
} from '../../../src/model/schemaLanguage/definition';
import type { Entity } from '../../../src/model/entity/entity';

export type Properties = Record<string, FieldDefinition>;

export const PROPERTIES: Properties = {
  id: { type: 'integer', readOnly: true },
  name: { type: 'string', title: 'Called', maxLength: 20, default: 'new' },
};

/** Returns the compiled entity of a small schema file. */
export const compiled = (
  admin: Partial<AdminDefinition>,
  properties = PROPERTIES,
  lists: Record<string, OptionListDefinition> = {},
): Entity => {
  const thing = {
    $id: 'thing',
    title: 'Big Things',
    type: 'object',
    properties,
    'x-admin': { idField: 'id', routes: {}, calls: {}, ...admin },
  };
  return compileEntity('thing.json', { 'thing.json': thing, 'options.json': lists }).entity;
};

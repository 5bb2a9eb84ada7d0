import { describe, expect, it } from 'vitest';
import { compileEntity } from '../../../src/model/compile/compileEntity';
import { getEntityReferences, addInferredRelatedLists } from '../../../src/model/compile/compileRelatedLists';
import type { FieldDefinition, ListDefinition } from '../../../src/model/schemaLanguage/definition';

const OWNER_FIELD: FieldDefinition = { type: 'integer', 'x-ui': { options: 'owners' } };

interface Case {
  /** Keys of the entity `owner` beside its id. */
  owner?: object;
  ownerId?: string;
  /** The list of the entity `pet`. */
  list?: ListDefinition;
  field?: FieldDefinition;
  options?: object;
}

/** Returns the related lists of owners, where pets refer to owners by the field `ownerId`. */
function getRelatedLists({ owner, ownerId = 'ownerId', list, field = OWNER_FIELD, options }: Case) {
  const define = (name: string, idField: string, properties: Record<string, FieldDefinition>, more: object) => ({
    $id: name,
    title: name,
    type: 'object',
    properties: { [idField]: { type: 'integer' }, ...properties },
    'x-admin': { idField, routes: { list: `/${name}` }, calls: { rest: `${name}s` }, list: {}, ...more },
  });
  const files = {
    'owner.json': define('owner', ownerId, { email: { type: 'string' } }, owner ?? {}),
    'pet.json': define('pet', 'petId', { ownerId: field }, { list: list ?? { filters: ['ownerId'] } }),
    'options.json': { owners: { call: 'GET owner-select', valueField: 'ownerId', ...options } },
  };
  const entities = ['owner.json', 'pet.json'].map((file) => compileEntity(file, files).entity);
  return addInferredRelatedLists(entities[0]!, getEntityReferences(entities)).relatedLists;
}

const PETS = [{ list: 'pet', filtersFromRecord: { ownerId: 'ownerId' } }];
const search = { name: 'criteria', search: true };

describe('the related lists of an entity', () => {
  it.each<[string, Case, unknown]>([
    ['follow from a filter with an option list whose values are ids of the entity', {}, PETS],
    ['follow from a filter with the name of the id', { field: { type: 'integer' } }, PETS],
    [
      'follow from an option list that is the list of the entity',
      { ownerId: 'id', options: { call: 'GET owners', valueField: 'id' } },
      [{ list: 'pet', filtersFromRecord: { ownerId: 'id' } }],
    ],
    [
      'follow from an option list that names the entity, with another field as value',
      { ownerId: 'id', options: { valueField: 'email', entity: 'owner' } },
      [{ list: 'pet', filtersFromRecord: { ownerId: 'email' } }],
    ],
    ['do not follow from a field that is no filter', { list: { filters: [search] } }, undefined],
    ['do not follow from an id of a general name', { ownerId: 'id', options: { valueField: 'id' } }, undefined],
    [
      'do not follow from a list that needs another filter',
      { list: { filters: { properties: { ownerId: {}, day: { type: 'string' } }, required: ['day'] } } },
      undefined,
    ],
    ['are switched off', { owner: { relatedLists: false } }, undefined],
    ['are none of a single record', { owner: { singleton: true } }, undefined],
    ['are named, with the filter that follows', { owner: { relatedLists: ['pet'] } }, PETS],
    [
      'have their own filters and titles',
      { owner: { relatedLists: [{ list: 'pet', title: 'Animals', filtersFromRecord: { criteria: 'email' } }] } },
      [{ list: 'pet', title: 'Animals', filtersFromRecord: { criteria: 'email' } }],
    ],
    [
      'leave out a list that nothing selects',
      { owner: { relatedLists: ['pet'] }, list: { filters: [search] } },
      undefined,
    ],
  ])('%s', (_, files, lists) => expect(getRelatedLists(files)).toEqual(lists));
});

import type { EntityModule, ManifestEntry } from '../../../src/model/entity/entity';
import { createTestModule } from '../../support/entityModule';

export const routes = [
  { list: '/lamps', update: '/lamps/update/{lampId}', view: '/lamps/view/{lampId}' },
  { list: '/old-lamps' },
];

/** The form and the view have the same route. */
export const shared = { list: '/lamps', update: '/lamps/{lampId}', view: '/lamps/{lampId}' };

/** Returns the manifest entry of the lamps, known before their definition is loaded. */
export const entryOf = (name: string, more: Partial<ManifestEntry> = {}): ManifestEntry => ({
  name,
  title: 'Lamps',
  routes,
  ids: ['lampId'],
  page: { method: 'POST', path: 'lamp-pages' },
  ...more,
});

/** Returns the lamps, with the changes of an edit. */
export function lampOf(name: string, more: Partial<EntityModule['entity']> = {}): EntityModule {
  const { entity, validators } = createTestModule({ title: 'Lamps', properties: {} });
  return { entity: { ...entity, name, ...more }, validators };
}

/** Returns an editable lamp. */
export function editableOf(name: string, own: { list: string; update?: string; view?: string }): EntityModule {
  const calls = { get: 'GET lamps/{lampId}', update: 'PUT lamps' };
  const { entity, validators } = createTestModule(
    { properties: { dataStatus: { type: 'string' } } },
    { idField: 'lampId', routes: own, calls, form: { openAs: 'screen' } },
  );
  return { entity: { ...entity, name, title: 'Lamps' }, validators };
}

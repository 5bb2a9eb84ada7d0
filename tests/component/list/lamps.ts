import type { EntityModule, ManifestEntry } from '../../../src/model/entity/entity';
import { createTestModule } from '../../support/entityModule';

export const routes = [
  { list: '/lamps', update: '/lamps/update/{lampId}', view: '/lamps/view/{lampId}' },
  { list: '/old-lamps' },
];

/** One address for the form and the view. */
export const shared = { list: '/lamps', update: '/lamps/{lampId}', view: '/lamps/{lampId}' };

/** What is known of lamps before their definition has arrived. */
export const entryOf = (name: string, more: Partial<ManifestEntry> = {}): ManifestEntry => ({
  name,
  title: 'Lamps',
  routes,
  ids: ['lampId'],
  page: { method: 'POST', path: 'lamp-pages' },
  ...more,
});

/** The lamps, or what an edit has made of them. */
export function lampOf(name: string, more: Partial<EntityModule['entity']> = {}): EntityModule {
  const { entity, validators } = createTestModule({ title: 'Lamps', properties: {} });
  return { entity: { ...entity, name, ...more }, validators };
}

/** A lamp that can be changed. */
export function editableOf(name: string, own: { list: string; update?: string; view?: string }): EntityModule {
  const calls = { get: 'GET lamps/{lampId}', update: 'PUT lamps' };
  const { entity, validators } = createTestModule(
    { properties: { dataStatus: { type: 'string' } } },
    { idField: 'lampId', routes: own, calls, form: { presentation: 'screen' } },
  );
  return { entity: { ...entity, name, title: 'Lamps' }, validators };
}

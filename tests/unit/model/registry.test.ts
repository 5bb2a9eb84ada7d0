import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EntityModule, ManifestEntry, MenuGroup, Titles } from '../../../src/model/entity/entity';

const CHINESE = 'zh-Hans';
const entry = (name: string, more: Partial<ManifestEntry> = {}): ManifestEntry => ({
  name,
  title: `${name}s`,
  ids: ['id'],
  routes: [{ list: `/${name}` }],
  ...more,
});
/** Returns the part of a module that the registry reads. */
const moduleOf = (name: string, title = name): EntityModule => ({ entity: { name, title } }) as unknown as EntityModule;
const lamp = { en: moduleOf('lamp'), [CHINESE]: moduleOf('lamp', '灯') } as const;
const pole = moduleOf('pole');
const groups: MenuGroup[] = [
  { key: 'site', title: 'Sites', icon: 'site' },
  { key: 'constructor', title: 'Odd' },
];
const titles: Titles = { navigation: { site: '站点' }, entities: { lamp: '灯' } };
const loaders = {
  lamp: vi.fn(async (language: string) => (language === CHINESE ? lamp[CHINESE] : lamp.en)),
  // Has no translation.
  pole: vi.fn<(language: string) => Promise<EntityModule>>(async () => pole),
};
const chinese = vi.fn(async () => ({ default: titles }));

/** Returns the registry of a newly opened page. */
async function open() {
  vi.resetModules();
  vi.doMock('virtual:wattdesk/manifest', () => ({ manifest: [entry('lamp'), entry('pole')], loaders }));
  vi.doMock('virtual:wattdesk/texts', () => ({ groups, titleLoaders: { [CHINESE]: chinese } }));
  return import('../../../src/model/registry/entityRegistry');
}

beforeEach(() => {
  loaders.lamp.mockClear();
  loaders.pole.mockClear();
  chinese.mockClear();
  chinese.mockImplementation(async () => ({ default: titles }));
  loaders.lamp.mockImplementation(async (language) => (language === CHINESE ? lamp[CHINESE] : lamp.en));
});

describe('entities', () => {
  it('are loaded once, however often they are asked for', async () => {
    const { loadEntity, getEntity } = await open();
    expect(getEntity('lamp')).toBeUndefined();
    const [one, other] = await Promise.all([loadEntity('lamp'), loadEntity('lamp')]);
    expect([one, other, await loadEntity('lamp')]).toEqual([lamp.en, lamp.en, lamp.en]);
    expect(loaders.lamp).toHaveBeenCalledExactlyOnceWith('en');
    expect(getEntity('lamp')).toBe(lamp.en);
  });

  it('that did not arrive may be asked for again', async () => {
    const { loadEntity } = await open();
    loaders.lamp.mockRejectedValueOnce(new Error('offline'));
    await expect(loadEntity('lamp')).rejects.toThrow('offline');
    await expect(loadEntity('lamp')).resolves.toBe(lamp.en);
  });

  it.each(['ghost', 'constructor', 'toString', ''])(
    'called "%s" do not exist: the error names those that do',
    async (name) => {
      const { loadEntity, getEntity, findManifestEntry } = await open();
      await expect(loadEntity(name)).rejects.toThrow(`No entity "${name}"; there are lamp, pole`);
      expect(getEntity(name)).toBeUndefined();
      expect(findManifestEntry(name)).toBeUndefined();
    },
  );

  it('are found in the manifest before they are loaded', async () => {
    const { getEntityManifest, findManifestEntry } = await open();
    expect(getEntityManifest().map(({ name }) => name)).toEqual(['lamp', 'pole']);
    expect(findManifestEntry('pole')).toMatchObject({ title: 'poles' });
  });
});

describe('another language', () => {
  it('changes nothing while it is on its way', async () => {
    const { loadEntity, loadEntitiesInLanguage, getEntity, getEntityManifest, getRegisteredMenuGroups } = await open();
    await loadEntity('lamp');
    const before = [getEntityManifest(), getRegisteredMenuGroups()];
    await loadEntitiesInLanguage(CHINESE);
    expect([getEntityManifest(), getRegisteredMenuGroups()]).toEqual(before);
    expect(getEntity('lamp')).toBe(lamp.en);
  });

  it('brings titles, and the entities that are on screen, all at once', async () => {
    const {
      loadEntity,
      loadEntitiesInLanguage,
      setLanguage,
      subscribeToRegistry,
      getEntity,
      findManifestEntry,
      getRegisteredMenuGroups,
    } = await open();
    await loadEntity('lamp');
    const told = vi.fn(() => [
      getEntity('lamp'),
      findManifestEntry('lamp')?.title,
      getRegisteredMenuGroups()[0]?.title,
    ]);
    const leave = subscribeToRegistry(told);
    await loadEntitiesInLanguage(CHINESE);
    setLanguage(CHINESE);
    expect(told.mock.results.map(({ value }) => value)).toEqual([[lamp[CHINESE], '灯', '站点']]);
    expect(loaders.pole).not.toHaveBeenCalled();
    leave();
    setLanguage('en');
    expect(told).toHaveBeenCalledTimes(1);
    expect([getEntity('lamp'), findManifestEntry('lamp')?.title]).toEqual([lamp.en, 'lamps']);
  });

  it('leaves in English what nobody has translated', async () => {
    const { loadEntity, loadEntitiesInLanguage, setLanguage, getEntity, findManifestEntry, getRegisteredMenuGroups } =
      await open();
    await loadEntity('pole');
    await loadEntitiesInLanguage(CHINESE);
    setLanguage(CHINESE);
    expect([getEntity('pole'), findManifestEntry('pole')?.title]).toEqual([pole, 'poles']);
    expect(getRegisteredMenuGroups()).toEqual([{ key: 'site', title: '站点', icon: 'site' }, groups[1]]);
  });

  it('is that of what is loaded from then on', async () => {
    const { loadEntitiesInLanguage, setLanguage, loadEntity } = await open();
    await loadEntitiesInLanguage(CHINESE);
    setLanguage(CHINESE);
    await expect(loadEntity('lamp')).resolves.toBe(lamp[CHINESE]);
    await expect(loadEntity('lamp', 'en')).resolves.toBe(lamp.en);
  });

  it('fetches its titles once', async () => {
    const { loadEntitiesInLanguage } = await open();
    await loadEntitiesInLanguage(CHINESE);
    await loadEntitiesInLanguage(CHINESE);
    expect(chinese).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['whose entities', loaders.lamp],
    ['whose titles', chinese],
  ])('%s did not arrive leaves the one that is spoken, and may be asked for again', async (_, load) => {
    const { loadEntitiesInLanguage, loadEntity, getEntityManifest } = await open();
    await loadEntity('lamp');
    load.mockRejectedValueOnce(new Error('offline'));
    await expect(loadEntitiesInLanguage(CHINESE)).rejects.toThrow('offline');
    expect(getEntityManifest()[0]?.title).toBe('lamps');
    await expect(loadEntitiesInLanguage(CHINESE)).resolves.toBeUndefined();
  });

  it.each(['de', 'constructor'])('that nobody has written (%s) is English', async (language) => {
    const { loadEntitiesInLanguage, setLanguage, loadEntity, getEntityManifest } = await open();
    await loadEntitiesInLanguage(language);
    setLanguage(language);
    expect(getEntityManifest().map(({ title }) => title)).toEqual(['lamps', 'poles']);
    await expect(loadEntity('lamp')).resolves.toBe(lamp.en);
  });
});

describe('an edit in development', () => {
  it('of an entity is shown at once, and loaded from then on', async () => {
    const { loadEntity, replaceRegisteredEntity, getEntity, subscribeToRegistry } = await open();
    await loadEntity('lamp');
    const told = vi.fn();
    subscribeToRegistry(told);
    const next = moduleOf('lamp', 'Lights');
    replaceRegisteredEntity(next, 'en');
    expect(told).toHaveBeenCalledTimes(1);
    expect(getEntity('lamp')).toBe(next);
    await expect(loadEntity('lamp')).resolves.toBe(next);
    expect(loaders.lamp).toHaveBeenCalledTimes(1);
  });

  it('goes before a version that is still on its way', async () => {
    const { loadEntity, replaceRegisteredEntity, getEntity } = await open();
    const loading = loadEntity('lamp');
    const next = moduleOf('lamp', 'Lights');
    replaceRegisteredEntity(next, 'en');
    await expect(loading).resolves.toBe(next);
    expect(getEntity('lamp')).toBe(next);
  });

  it('in one language leaves the others as they are', async () => {
    const { loadEntity, replaceRegisteredEntity, loadEntitiesInLanguage, setLanguage, getEntity } = await open();
    await loadEntity('lamp');
    await loadEntitiesInLanguage(CHINESE);
    replaceRegisteredEntity(moduleOf('lamp', '灯泡'), CHINESE);
    expect(getEntity('lamp')).toBe(lamp.en);
    setLanguage(CHINESE);
    expect(getEntity('lamp')?.entity.title).toBe('灯泡');
    replaceRegisteredEntity(moduleOf('lamp', 'Lights'), 'en');
    expect(getEntity('lamp')?.entity.title).toBe('灯泡');
  });

  it('in English is shown in a language that has no texts for it, too', async () => {
    const { loadEntity, replaceRegisteredEntity, loadEntitiesInLanguage, setLanguage, getEntity } = await open();
    await loadEntitiesInLanguage(CHINESE);
    setLanguage(CHINESE);
    await loadEntity('pole');
    await loadEntity('pole', 'en');
    expect(getEntity('pole')).toBe(pole);
    const next = moduleOf('pole', 'Posts');
    replaceRegisteredEntity(next, 'en');
    expect(getEntity('pole')).toBe(next);
    await expect(loadEntity('pole')).resolves.toBe(next);
    replaceRegisteredEntity(moduleOf('pole', 'Masts'), 'en');
    expect(getEntity('pole')?.entity.title).toBe('Masts');
  });

  it('of the manifest brings and takes entities', async () => {
    const { replaceEntityManifest, getEntityManifest, loadEntity, loadEntitiesInLanguage, setLanguage } = await open();
    await loadEntitiesInLanguage(CHINESE);
    setLanguage(CHINESE);
    const sign = moduleOf('sign');
    replaceEntityManifest({
      manifest: [entry('lamp', { title: 'Lights' }), entry('sign')],
      loaders: { lamp: loaders.lamp, sign: async () => sign },
    });
    expect(getEntityManifest().map(({ name, title }) => [name, title])).toEqual([
      ['lamp', '灯'],
      ['sign', 'signs'],
    ]);
    await expect(loadEntity('sign')).resolves.toBe(sign);
    await expect(loadEntity('pole')).rejects.toThrow('there are lamp, sign');
  });

  it('keeps the addresses that an entity had: somebody may have a screen open there', async () => {
    const { replaceEntityManifest, findManifestEntry } = await open();
    const move = (...routes: ManifestEntry['routes']) => {
      replaceEntityManifest({ manifest: [entry('lamp', { routes })], loaders });
      return findManifestEntry('lamp')?.former;
    };
    const NONE = { create: [], update: [], view: [] };
    expect(move({ list: '/lights' })).toEqual([{ list: ['/lamp'], ...NONE }]);
    expect(move({ list: '/lights' })).toEqual([{ list: ['/lamp'], ...NONE }]);
    expect(move({ list: '/bulbs', create: '/bulbs/add' })).toEqual([{ list: ['/lamp', '/lights'], ...NONE }]);
    // The original route is current again, so it is no longer a former route.
    expect(move({ list: '/lamp' })).toEqual([{ list: ['/lights', '/bulbs'], ...NONE, create: ['/bulbs/add'] }]);
    expect(move({ list: '/lamp' }, { list: '/old' })?.[1]).toEqual({ list: [], ...NONE });
    expect(move({ list: '/lamp' }, { list: '/older' })?.[1]).toEqual({ list: ['/old'], ...NONE });
  });

  it('has no former addresses for an entity that is new', async () => {
    const { replaceEntityManifest, findManifestEntry } = await open();
    replaceEntityManifest({ manifest: [entry('sign')], loaders: {} });
    expect(findManifestEntry('sign')).not.toHaveProperty('former');
  });
});

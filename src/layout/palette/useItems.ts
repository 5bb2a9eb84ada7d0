import { useMemo, useSyncExternalStore } from 'react';
import { useLocales, useLocaleState, useNavigate } from 'ra-core';
import { useRights } from '../../auth/RightsProvider';
import { useSignOut } from '../../auth/useSignOut';
import { useT } from '../../i18n/useT';
import { getManifest, subscribe } from '../../model/registry/registry';
import { KEYS } from '../../ui/keys';
import { useModeChoice } from '../../ui/theme/useMode';
import { lettersOf, screensOf } from '../keys/letters';
import { useKeysT } from '../keys/useKeysT';
import { useMenuEntries } from '../menu/useMenuEntries';
import type { Item } from './items';
import { createPath, mayCreate, placesOf } from './searched';

/** The screens of the menu. */
export function useScreenItems(): Item[] {
  const t = useKeysT();
  const navigate = useNavigate();
  const { places } = useMenuEntries();
  return useMemo(() => {
    const screens = screensOf(places ?? []);
    const letters = lettersOf(screens);
    return screens.map(({ key, path, title, trail }) => ({
      key: `screen ${key}`,
      group: t('find.screens'),
      label: title,
      detail: trail.join(' › '),
      // By their English names, too.
      words: key.replaceAll('-', ' '),
      ...(letters.has(path) ? { keys: [KEYS.go, letters.get(path) ?? ''] } : {}),
      run: () => navigate(path),
    }));
  }, [places, t, navigate]);
}

/** Something new at each place where this user may make it. */
function useCreateItems(group: string): Item[] {
  const t = useT();
  const navigate = useNavigate();
  const { resources, role } = useRights();
  const manifest = useSyncExternalStore(subscribe, getManifest);
  const places = useMemo(
    () => placesOf(manifest, resources).filter((place) => mayCreate(place, role)),
    [manifest, resources, role],
  );
  return places.map((place) => ({
    key: `create ${place.list}`,
    group,
    label: t('assignment.title', { action: t('action.create'), name: place.title }),
    words: `create new add ${place.entry.name.replaceAll('-', ' ')}`,
    run: () => navigate(createPath(place)),
  }));
}

/** What can be done everywhere: something new, appearance, language, the keys, the way out. */
export function useActionItems(onKeys: () => void): Item[] {
  const t = useT();
  const tKeys = useKeysT();
  const group = tKeys('find.actions');
  const creating = useCreateItems(group);
  const [theme, chooseTheme] = useModeChoice();
  const locales = useLocales() ?? [];
  const [locale, setLocale] = useLocaleState();
  const signOut = useSignOut();
  const named = (action: string, name: string): string => t('assignment.title', { action, name });
  const themes = [
    ['light', t('frame.themeLight')],
    ['dark', t('frame.themeDark')],
    [undefined, t('frame.themeSystem')],
  ] as const;
  return [
    ...creating,
    ...themes
      .filter(([mode]) => mode !== theme)
      .map(([mode, name]) => ({
        key: `theme ${name}`,
        group,
        label: named(t('frame.theme'), name),
        words: `theme appearance ${mode ?? 'system'}`,
        run: () => chooseTheme(mode),
      })),
    ...locales
      .filter((one) => one.locale !== locale)
      .map((one) => ({
        key: `language ${one.locale}`,
        group,
        label: named(t('frame.language'), one.name),
        words: `language ${one.locale}`,
        run: () => setLocale(one.locale),
      })),
    { key: 'keys', group, label: tKeys('title'), keys: [KEYS.help], words: 'keyboard shortcuts help', run: onKeys },
    { key: 'logout', group, label: t('auth.logout'), words: 'logout sign out', run: () => void signOut() },
  ];
}

import { useMemo, useSyncExternalStore } from 'react';
import { useLocales, useLocaleState, useNavigate, useTranslate } from 'ra-core';
import { useUserPermissions } from '../../auth/PermissionsProvider';
import { useSignOut } from '../../auth/useSignOut';
import { useAppTranslate } from '../../i18n/useAppTranslate';
import { getEntityManifest, subscribeToRegistry } from '../../model/registry/entityRegistry';
import { useDeviationsEntry } from '../../responseCheck/useDeviationsEntry';
import { SHORTCUT_KEYS } from '../../ui/shortcutKeys';
import { useThemeModeSetting } from '../../ui/theme/useThemeMode';
import { assignShortcutLetters, getMenuScreens } from '../shortcuts/screenLetters';
import type { GlobalDialog } from '../shortcuts/useShortcuts';
import { useShortcutTranslate } from '../shortcuts/useShortcutTranslate';
import { useMenuEntries } from '../menu/useMenuEntries';
import type { CommandItem } from './paletteItems';
import { getCreatePath, canCreate, getPermittedLists } from './permittedLists';
import { useFindableScreens } from './useFindableScreens';

/** Returns the screens as items of the palette, those of the menu with their shortcut keys. */
export function useScreenCommandItems(): CommandItem[] {
  const t = useShortcutTranslate();
  const navigate = useNavigate();
  const { entries } = useMenuEntries();
  const screens = useFindableScreens();
  return useMemo(() => {
    const letters = assignShortcutLetters(getMenuScreens(entries ?? []));
    return screens.map(({ key, path, label, detail, searchTerms }) => ({
      key: `screen ${key}`,
      group: t('find.screens'),
      label,
      detail,
      searchTerms,
      ...(letters.has(path) ? { keys: [SHORTCUT_KEYS.go, letters.get(path) ?? ''] } : {}),
      run: () => navigate(path),
    }));
  }, [entries, screens, t, navigate]);
}

/** Returns a "create" command for each list in which the user may create records. */
function useCreateItems(group: string): CommandItem[] {
  const t = useAppTranslate();
  const navigate = useNavigate();
  const { permissions, role } = useUserPermissions();
  const manifest = useSyncExternalStore(subscribeToRegistry, getEntityManifest);
  const places = useMemo(
    () => getPermittedLists(manifest, permissions).filter((permittedList) => canCreate(permittedList, role)),
    [manifest, permissions, role],
  );
  return places.map((permittedList) => ({
    key: `create ${permittedList.list}`,
    group,
    label: t('assignment.title', { action: t('action.create'), name: permittedList.title }),
    searchTerms: `create new add ${permittedList.entry.name.replaceAll('-', ' ')}`,
    run: () => navigate(getCreatePath(permittedList)),
  }));
}

/**
 * Returns the commands that are available on all screens: create a record, change the theme or the language, show
 * the shortcuts or the deviations of the API, and sign out.
 */
export function useGlobalCommandItems(onShow: (dialog: GlobalDialog) => void): CommandItem[] {
  const t = useAppTranslate();
  const translate = useTranslate();
  const tKeys = useShortcutTranslate();
  const group = tKeys('find.actions');
  const creating = useCreateItems(group);
  const [theme, chooseTheme] = useThemeModeSetting();
  const locales = useLocales() ?? [];
  const [locale, setLocale] = useLocaleState();
  const signOut = useSignOut();
  const deviations = useDeviationsEntry();
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
        searchTerms: `theme appearance ${mode ?? 'system'}`,
        run: () => chooseTheme(mode),
      })),
    ...locales
      .filter((one) => one.locale !== locale)
      .map((one) => ({
        key: `language ${one.locale}`,
        group,
        label: named(t('frame.language'), one.name),
        searchTerms: `language ${one.locale}`,
        run: () => setLocale(one.locale),
      })),
    {
      key: 'keys',
      group,
      label: tKeys('title'),
      keys: [SHORTCUT_KEYS.help],
      searchTerms: 'keyboard shortcuts help',
      run: () => onShow('keys'),
    },
    ...(deviations
      ? [
          {
            key: 'deviations',
            group,
            label: deviations.label,
            ...(deviations.count > 0 ? { detail: String(deviations.count) } : {}),
            searchTerms: 'api deviations contract responses schema developer',
            run: () => onShow(deviations.dialog),
          },
        ]
      : []),
    ...(signOut
      ? [
          {
            key: 'logout',
            group,
            label: translate('ra.auth.logout'),
            searchTerms: 'logout sign out',
            run: () => void signOut(),
          },
        ]
      : []),
  ];
}

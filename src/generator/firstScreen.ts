import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import type { WattdeskDataProvider } from '../../dataProvider/types';
import type { ManifestEntry, View } from '../model/entity';
import { toPattern } from '../model/paths';
import { loadEntity } from '../model/registry';
import { loadEarly } from './list/earlyPage';
import { firstPage } from './list/firstPage';
import { formScreen, listScreen } from './screens';

interface RowOptions {
  client: QueryClient;
  dataProvider: Pick<WattdeskDataProvider, 'preload'>;
  pageSize: number;
  /** Asked when the rows arrive: whether they are still for the one who is signed in. */
  isWanted: () => boolean;
}

/** The screen that the page was opened with: all it needs sets out before React draws anything. */
export interface FirstScreen {
  /** Fetches definition and code. A failure is told by the screen itself, which asks for both again. */
  loadCode(): Promise<void>;
  /** Sends the page call of a list; whether its rows may be shown is decided when the rights are known. */
  loadRows(options: RowOptions): Promise<void>;
}

function find(manifest: readonly ManifestEntry[], path: string): { entry: ManifestEntry; view: View } | undefined {
  for (const entry of manifest) {
    for (const [view, route] of entry.routes.flatMap((set) => Object.entries(set) as [View, string][])) {
      if (matchPath(toPattern(route), path)) return { entry, view };
    }
  }
  return undefined;
}

/**
 * @param path the address below the app's base
 * @returns undefined when the address is no generated screen's
 */
export function firstScreen(
  manifest: readonly ManifestEntry[],
  { path, search }: { path: string; search: string },
): FirstScreen | undefined {
  const found = find(manifest, path);
  if (!found) return undefined;
  const { entry, view } = found;
  const screen = view === 'list' ? listScreen : formScreen;
  return {
    loadCode: () =>
      Promise.all([loadEntity(entry.name), screen.load()]).then(
        () => undefined,
        () => undefined,
      ),
    loadRows: async ({ client, dataProvider, pageSize, isWanted }) => {
      const request = view === 'list' ? firstPage(entry, search, pageSize) : undefined;
      if (request) await loadEarly(client, dataProvider, { resource: entry.name, request, isWanted });
    },
  };
}

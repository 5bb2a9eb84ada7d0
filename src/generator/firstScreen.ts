import type { QueryClient } from '@tanstack/react-query';
import type { WattdeskDataProvider } from '../../dataProvider/contract/types';
import { ownerOf, type Belonging } from '../model/routes/belonging';
import type { ManifestEntry } from '../model/entity/entity';
import { loadEntity } from '../model/registry/registry';
import { routeAt } from '../model/routes/routeAt';
import { prefetchPage } from './read/earlyPage';
import { firstPage } from './read/firstPage';
import { screenKind } from './screenKind';
import { generatedScreens } from './screens';

interface RowOptions {
  client: QueryClient;
  dataProvider: Pick<WattdeskDataProvider, 'getList'>;
  pageSize: number;
  /** Whether the user's rights, once they are there, let a screen through. */
  isPermitted: (owner: Belonging) => Promise<boolean>;
}

/** The screen that the page was opened with: all it needs sets out before React draws anything. */
export interface FirstScreen {
  /** Fetches definition and code. A failure is told by the screen itself, which asks for both again. */
  loadCode(): Promise<void>;
  /** Sends the page call of a list as soon as it is known that its rows may be shown. */
  loadRows(options: RowOptions): Promise<void>;
}

/**
 * @param path the address below the app's base
 * @returns undefined when the address is no generated screen's
 */
export function firstScreen(
  manifest: readonly ManifestEntry[],
  { path, search }: { path: string; search: string },
): FirstScreen | undefined {
  const found = routeAt(manifest, path);
  if (!found) return undefined;
  const { entry, view, set } = found;
  return {
    loadCode: () =>
      Promise.all([loadEntity(entry.name), generatedScreens[screenKind(view, entry.page !== undefined)].load()]).then(
        () => undefined,
        () => undefined,
      ),
    loadRows: async ({ client, dataProvider, pageSize, isPermitted }) => {
      const request = view === 'list' ? firstPage(entry, search, pageSize) : undefined;
      if (request && (await isPermitted(ownerOf(entry, set, manifest))))
        await prefetchPage(client, dataProvider, entry.name, request);
    },
  };
}

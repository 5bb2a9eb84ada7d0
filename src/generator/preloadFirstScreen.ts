import type { QueryClient } from '@tanstack/react-query';
import type { WattdeskDataProvider } from '../../dataProvider/contract/types';
import { getScreenPermissionKeys, type PermissionKeys } from '../model/routes/parentRelation';
import type { ManifestEntry } from '../model/entity/entity';
import { loadEntity } from '../model/registry/entityRegistry';
import { findRoute } from '../model/routes/findRoute';
import { preloadPage } from './read/preloadPage';
import { getFirstPageRequest } from './read/firstPageRequest';
import { getScreenKind } from './screenKind';
import { generatedScreens } from './generatedScreens';

interface RowOptions {
  client: QueryClient;
  dataProvider: Pick<WattdeskDataProvider, 'getList'>;
  pageSize: number;
  /** Whether the user's rights, once they are there, let a screen through. */
  isPermitted: (owner: PermissionKeys) => Promise<boolean>;
}

/** The screen that the page was opened with: all it needs sets out before React draws anything. */
export interface FirstScreen {
  /** Fetches definition and code. A failure is told by the screen itself, which asks for both again. */
  loadCode(): Promise<void>;
  /** Sends the page call of a list as soon as it is known that its rows may be shown. */
  loadRows(options: RowOptions): Promise<void>;
}

/**
 * Preloads the code and the rows of the screen that the page was opened with, before React renders.
 * @param path the address below the app's base
 * @returns undefined when the address is no generated screen's
 */
export function preloadFirstScreen(
  manifest: readonly ManifestEntry[],
  { path, search }: { path: string; search: string },
): FirstScreen | undefined {
  const found = findRoute(manifest, path);
  if (!found) return undefined;
  const { entry, view, set } = found;
  return {
    loadCode: () =>
      Promise.all([
        loadEntity(entry.name),
        generatedScreens[getScreenKind(view, entry.page !== undefined)].load(),
      ]).then(
        () => undefined,
        () => undefined,
      ),
    loadRows: async ({ client, dataProvider, pageSize, isPermitted }) => {
      const request = view === 'list' ? getFirstPageRequest(entry, search, pageSize) : undefined;
      if (request && (await isPermitted(getScreenPermissionKeys(entry, set, manifest))))
        await preloadPage(client, dataProvider, entry.name, request);
    },
  };
}

import type { QueryClient } from '@tanstack/react-query';
import type { WattdeskDataProvider } from '../../dataProvider/contract/types';
import { getScreenPermissionKeys, type ScreenPermissionKeys } from '../model/routes/parentRelation';
import type { ManifestEntry } from '../model/entity/entity';
import { loadEntity } from '../model/registry/entityRegistry';
import { findScreenByPath } from '../model/routes/findScreenByPath';
import { preloadListPage } from './queries/preloadedResponses';
import { getFirstPageRequest } from './queries/firstPageRequest';
import { getScreenKind } from './screenKind';
import { generatedScreens } from './generatedScreens';

interface RowOptions {
  client: QueryClient;
  dataProvider: Pick<WattdeskDataProvider, 'getList'>;
  pageSize: number;
  /** Waits until the permissions are loaded and resolves to whether the user may open the screen. */
  isPermitted: (owner: ScreenPermissionKeys) => Promise<boolean>;
}

/** The first screen after a page load. Its code and its rows are requested before React renders. */
export interface FirstScreenPreloader {
  /**
   * Loads the entity definition and the code of the screen. Errors are ignored here, because the screen itself
   * shows them and retries both loads.
   */
  loadCode(): Promise<void>;
  /** Sends the page request of a list as soon as the permissions are loaded, if the user may open the list. */
  loadRows(options: RowOptions): Promise<void>;
}

/**
 * Finds the screen of a URL and returns functions that preload its code and its rows before React renders.
 * @param path the path relative to the app's base path
 * @returns undefined when the path does not belong to a generated screen
 */
export function preloadFirstScreen(
  manifest: readonly ManifestEntry[],
  { path, search }: { path: string; search: string },
): FirstScreenPreloader | undefined {
  const found = findScreenByPath(manifest, path);
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
        await preloadListPage(client, dataProvider, entry.name, request);
    },
  };
}

/** The links to lists and records that the schema describes under `link`. */
import { useCallback, useMemo } from 'react';
import { useCanAccessResources } from 'ra-core';
import type { ManifestEntry } from '../../model/entity/entity';
import { getScreenPath } from '../../model/routes/routePaths';
import type { LinkDefinition } from '../../model/schemaLanguage/definition';
import { fillBodyTemplate } from '../../model/values/fillTemplates';
import { getNestedValue } from '../../model/values/getNestedValue';
import { getRecordId } from '../../model/values/recordIds';
import type { Row } from './listRowIds';
import { useEntityManifest } from './useEntityManifest';

export interface EntityLink {
  to: string;
  /** The title of the list, or of the entity whose record is opened. */
  title: string;
}

/** Returns the link that a schema describes. Undefined where it leads nowhere. */
export type GetEntityLink = (link: LinkDefinition | undefined, values: Row) => EntityLink | undefined;

type Target = Pick<ManifestEntry, 'ids' | 'routes'>;

/**
 * Returns the path of a link, with the filters of the list in its query string.
 * @param target the manifest entry of the entity that the link names
 * @param values fill in the placeholders. A filter without its values is left out
 * @returns undefined if the entity has no such screen or a value of the id is missing
 */
export function getEntityLinkPath(
  { list, filters = {}, idFrom = {} }: LinkDefinition,
  target: Target,
  values: Row,
): string | undefined {
  if (list === undefined) {
    const parts = target.ids.map((name) => [name, getNestedValue(values, idFrom[name] ?? name)] as const);
    const id = getRecordId(target.ids, Object.fromEntries(parts));
    return id === undefined ? undefined : getScreenPath(target, 'view', id);
  }
  const path = getScreenPath(target, 'list');
  const filled = fillBodyTemplate(filters, values) as Row;
  if (path === undefined || Object.keys(filled).length === 0) return path;
  return `${path}?${new URLSearchParams({ filter: JSON.stringify(filled) }).toString()}`;
}

const getTargetName = ({ list, view }: LinkDefinition): string => list ?? view ?? '';

/**
 * Returns the function that resolves links. A link to a screen that the user may not open is undefined, also until
 * the permissions are known.
 * @param links all links that the component can ask for
 */
export function useEntityLinks(links: readonly (LinkDefinition | undefined)[]): GetEntityLink {
  const manifest = useEntityManifest();
  const names = JSON.stringify([...new Set(links.flatMap((link) => (link ? getTargetName(link) : [])))]);
  const resources = useMemo(() => JSON.parse(names) as string[], [names]);
  const { canAccess } = useCanAccessResources({ action: 'list', resources, enabled: resources.length > 0 });
  const permitted = JSON.stringify(canAccess ?? {});
  return useCallback(
    (link, values) => {
      const name = link && getTargetName(link);
      const target = manifest.find((entry) => entry.name === name);
      if (!link || !target || !(JSON.parse(permitted) as Record<string, boolean>)[target.name]) return undefined;
      const to = getEntityLinkPath(link, target, values);
      return to === undefined ? undefined : { to, title: target.title };
    },
    [manifest, permitted],
  );
}

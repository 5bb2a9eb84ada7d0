import { useMemo, type ComponentType, type ReactNode } from 'react';
import { ResourceDefinitionContext, type ResourceDefinitions } from 'ra-core';
import type { IconName } from '../model/language/definition';
import type { ManifestEntry, RouteSet } from '../model/entity/entity';

interface Props {
  manifest: readonly ManifestEntry[];
  /** The app's picture for an icon. */
  iconOf: (name: IconName | undefined) => ComponentType | undefined;
  children: ReactNode;
}

const nothing = (): void => undefined;

const has = (routes: readonly RouteSet[], view: keyof RouteSet): boolean => routes[0]?.[view] !== undefined;

/** Tells react-admin which resources there are, what names a record of each and which screens it has. */
export function RegisteredResources({ manifest, iconOf, children }: Props) {
  const value = useMemo(() => {
    const definitions: ResourceDefinitions = Object.fromEntries(
      manifest.map(({ name, title, routes, label, ids, icon }) => [
        name,
        {
          name,
          hasList: has(routes, 'list'),
          hasCreate: has(routes, 'create'),
          hasEdit: has(routes, 'update'),
          hasShow: has(routes, 'view'),
          icon: iconOf(icon),
          options: { label: title },
          recordRepresentation: label ?? ids[0] ?? 'id',
        },
      ]),
    );
    return { definitions, register: nothing, unregister: nothing };
  }, [manifest, iconOf]);
  return <ResourceDefinitionContext.Provider value={value}>{children}</ResourceDefinitionContext.Provider>;
}

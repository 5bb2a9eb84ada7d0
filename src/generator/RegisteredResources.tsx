import { useCallback, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { ResourceDefinitionContext, type ResourceDefinition, type ResourceDefinitions } from 'ra-core';
import type { IconName } from '../model/schemaLanguage/definition';
import type { ManifestEntry, RouteSet } from '../model/entity/entity';

interface Props {
  manifest: readonly ManifestEntry[];
  /** Returns the app's icon component for an icon name. */
  getIcon: (name: IconName | undefined) => ComponentType | undefined;
  children: ReactNode;
}

const has = (routes: readonly RouteSet[], view: keyof RouteSet): boolean => routes[0]?.[view] !== undefined;

/**
 * Registers all entities as react-admin resources, with title, available screens and the field that represents a
 * record. Resources that a `<Resource>` registers are added. If a `<Resource>` has the name of an entity, the
 * definition from the entity's schema is used.
 */
export function RegisteredResources({ manifest, getIcon, children }: Props) {
  const [registered, setRegistered] = useState<ResourceDefinitions>({});
  const register = useCallback(
    (definition: ResourceDefinition) => setRegistered((all) => ({ ...all, [definition.name]: definition })),
    [],
  );
  const unregister = useCallback(
    ({ name }: ResourceDefinition) =>
      setRegistered((all) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== name))),
    [],
  );
  const value = useMemo(() => {
    const generated: ResourceDefinitions = Object.fromEntries(
      manifest.map(({ name, title, routes, titleField, ids, icon }) => [
        name,
        {
          name,
          hasList: has(routes, 'list'),
          hasCreate: has(routes, 'create'),
          hasEdit: has(routes, 'update'),
          hasShow: has(routes, 'view'),
          icon: getIcon(icon),
          options: { label: title },
          recordRepresentation: titleField ?? ids[0] ?? 'id',
        },
      ]),
    );
    return { definitions: { ...registered, ...generated }, register, unregister };
  }, [manifest, getIcon, registered, register, unregister]);
  return <ResourceDefinitionContext.Provider value={value}>{children}</ResourceDefinitionContext.Provider>;
}

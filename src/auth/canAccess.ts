import type { AuthProvider } from 'ra-core';
import { isActionAllowed, getActionAvailability } from '../generator/actions/availableActions';
import type { User } from '../generator/shared/useCurrentUser';
import { getPermissionKeys } from '../model/routes/parentRelation';
import type { EntityModule } from '../model/entity/entity';
import { getOwnProperty } from '../model/values/getOwnProperty';
import { findManifestEntry, getEntityManifest, loadEntity } from '../model/registry/entityRegistry';
import { findPermission, type Permission, type ScreenPermissionKeys } from './permissions';

type AccessQuestion = Parameters<NonNullable<AuthProvider['canAccess']>>[0];

/** react-admin's names of the read-only actions. A user who has the menu entry may use them. */
const READING_ACTIONS: readonly string[] = ['list', 'show'];

/** The schema's name for each action that react-admin names differently. */
const ACTION_NAMES: Readonly<Record<string, string>> = { clone: 'duplicate' };

/**
 * The API call of each action. An entity may have the call without a generated screen for the action. Hand-written
 * components may then offer the action.
 */
const ACTION_CALLS: Readonly<Record<string, string>> = { create: 'create', edit: 'update', delete: 'delete' };

const getOwner = (resource: string): ScreenPermissionKeys => {
  const entry = findManifestEntry(resource);
  return entry ? getPermissionKeys(entry, getEntityManifest()) : { names: [resource], paths: [`/${resource}`] };
};

function canAct(module: EntityModule, name: string, user: User, record: AccessQuestion['record']): boolean {
  const action = getOwnProperty(module.entity.actions, name);
  if (!action) return !user.viewOnly && getOwnProperty(module.entity.calls, ACTION_CALLS[name] ?? '') !== undefined;
  return (
    isActionAllowed(module, name, user) &&
    (record === undefined || getActionAvailability(module, action, record) === 'open')
  );
}

/**
 * Whether a user may perform an action on a resource. The server's permissions define which screens are permitted
 * or view-only. The schema defines for which roles and records an action is available.
 * @param resources the user's permissions
 * @param role the user's role
 * @throws Error (rejected) if the entity definition cannot be loaded
 */
export async function canAccessResource(
  { resource, action, record }: AccessQuestion,
  resources: readonly Permission[],
  role: string | undefined,
): Promise<boolean> {
  const permitted = findPermission(resources, getOwner(resource));
  if (!permitted) return false;
  if (READING_ACTIONS.includes(action)) return true;
  const user: User = { viewOnly: permitted.viewOnly, role };
  // If the resource has no schema, only the permissions apply.
  if (!findManifestEntry(resource)) return !user.viewOnly;
  return canAct(await loadEntity(resource), ACTION_NAMES[action] ?? action, user, record);
}

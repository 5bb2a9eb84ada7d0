import type { AuthProvider } from 'ra-core';
import { isActionAllowed, getActionAvailability } from '../generator/actions/availableActions';
import type { User } from '../generator/records/useCurrentUser';
import { getPermissionKeys } from '../model/routes/parentRelation';
import type { EntityModule } from '../model/entity/entity';
import { getOwnProperty } from '../model/values/getOwnProperty';
import { findManifestEntry, getManifest, loadEntity } from '../model/registry/entityRegistry';
import { findPermission, type Permission, type PermissionKeys } from './permissions';

type AccessQuestion = Parameters<NonNullable<AuthProvider['canAccess']>>[0];

/** What react-admin calls the actions that only read: whoever sees the menu entry may do them. */
const READING_ACTIONS: readonly string[] = ['list', 'show'];

/** The schema's names where react-admin has others. */
const ACTION_NAMES: Readonly<Record<string, string>> = { clone: 'duplicate' };

/** The call behind an action of an entity without a generated screen for it: parts written by hand may have one. */
const ACTION_CALLS: Readonly<Record<string, string>> = { create: 'create', edit: 'update', delete: 'delete' };

const getOwner = (resource: string): PermissionKeys => {
  const entry = findManifestEntry(resource);
  return entry ? getPermissionKeys(entry, getManifest()) : { names: [resource], paths: [`/${resource}`] };
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
 * Whether a user may do something with a resource: the server's rights say what is permitted and what may
 * only be read, the schema says for which roles and which records an action is there.
 * @param resources the user's rights
 * @param role of the user
 * @throws Error (rejected) when the definition of the entity cannot be loaded
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
  // Of a resource without a schema nothing is known but its rights.
  if (!findManifestEntry(resource)) return !user.viewOnly;
  return canAct(await loadEntity(resource), ACTION_NAMES[action] ?? action, user, record);
}

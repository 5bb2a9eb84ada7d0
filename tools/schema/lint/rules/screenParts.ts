/** Reads the keys of `x-admin` that define the screens of an entity. */
import { getEntityName, type LintFolder } from '../source/lintFolder';
import { toObjectOrEmpty, type Json } from '../source/readJson';
import type { SourceFile } from '../source/sourceFile';

export interface ScreenParts {
  idField?: unknown;
  list?: unknown;
  form?: unknown;
  calls: Json;
  routes: Json;
  customScreens: Json;
  /** Whether a screen of another entity embeds the list of this entity. */
  isEmbedded: boolean;
}

/** Whether a section in `value` embeds the list of the entity `name`. */
function showsList(value: unknown, name: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (value as Json)['embeddedList'] === name || Object.values(value).some((part) => showsList(part, name));
}

export function getNamedScreenParts(source: SourceFile, { entities }: LintFolder): ScreenParts {
  const admin = toObjectOrEmpty(source.value['x-admin']);
  const name = getEntityName(source);
  return {
    ...admin,
    calls: toObjectOrEmpty(admin['calls']),
    routes: toObjectOrEmpty(admin['routes']),
    customScreens: toObjectOrEmpty(admin['customScreens']),
    isEmbedded: entities.some((other) => other !== source && showsList(other.value['x-admin'], name)),
  };
}

export const isFormInDialog = ({ form }: ScreenParts): boolean => toObjectOrEmpty(form)['openAs'] === 'dialog';

/** Whether the entity has a call of this name. `calls.rest` defines all standard calls at once. */
export const hasCall = ({ calls }: ScreenParts, name: string): boolean =>
  calls[name] !== undefined || calls['rest'] !== undefined;

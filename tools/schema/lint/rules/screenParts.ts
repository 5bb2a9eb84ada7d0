/** Reads the keys of `x-admin` that define the screens of an entity. */
import { getEmbeddingSections } from '../source/embeddingSections';
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

export function getNamedScreenParts(source: SourceFile, { entities }: LintFolder): ScreenParts {
  const admin = toObjectOrEmpty(source.value['x-admin']);
  const name = getEntityName(source);
  return {
    ...admin,
    calls: toObjectOrEmpty(admin['calls']),
    routes: toObjectOrEmpty(admin['routes']),
    customScreens: toObjectOrEmpty(admin['customScreens']),
    isEmbedded: entities.some(
      (other) =>
        other !== source &&
        getEmbeddingSections(other.value['x-admin']).some(({ embeddedList }) => embeddedList === name),
    ),
  };
}

export const isFormInDialog = ({ form }: ScreenParts): boolean => toObjectOrEmpty(form)['openAs'] === 'dialog';

/** Whether the entity has a call of this name. `calls.rest` defines all standard calls at once. */
export const hasCall = ({ calls }: ScreenParts, name: string): boolean =>
  calls[name] !== undefined || calls['rest'] !== undefined;

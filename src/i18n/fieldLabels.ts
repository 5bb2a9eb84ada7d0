import { getFieldAtPath } from '../model/values/fieldPath';
import { findManifestEntry, getEntity, loadEntity } from '../model/registry/entityRegistry';

/** The format of the translation keys that react-admin uses for field labels. */
const LABEL_KEY = /^resources\.(.+?)\.fields\.(.+)$/;

export interface FieldLabels {
  /**
   * Finds the label for a translation key of react-admin.
   * @returns the title of the field in the schema; undefined for keys of other texts and until the schema is loaded
   */
  find(key: string): string | undefined;
  /**
   * Notifies the listener when requested titles have been loaded.
   * @returns a function that removes the listener
   */
  subscribe(listener: () => void): () => void;
}

/**
 * Provides the labels of react-admin's fields and inputs: the titles in the schema, in the current language. If the
 * definition of the entity is not loaded yet, it is loaded when its first label is requested.
 */
export function createFieldLabels(): FieldLabels {
  const listeners = new Set<() => void>();
  const requestedNames = new Set<string>();
  const fetchEntity = (name: string): void => {
    if (requestedNames.has(name) || !findManifestEntry(name)) return;
    requestedNames.add(name);
    loadEntity(name).then(
      () => listeners.forEach((listener) => listener()),
      // If loading fails, react-admin's default label remains, which is generated from the field name. The next
      // request for a label of the entity loads the definition again.
      () => requestedNames.delete(name),
    );
  };
  return {
    find: (key) => {
      const [, name, path] = LABEL_KEY.exec(key) ?? [];
      if (name === undefined || path === undefined) return undefined;
      const module = getEntity(name);
      if (!module) fetchEntity(name);
      return module && getFieldAtPath(module.entity.shape, path)?.title;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

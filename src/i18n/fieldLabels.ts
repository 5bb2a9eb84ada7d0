import { getFieldAtPath } from '../model/values/fieldPath';
import { findManifestEntry, getEntity, loadEntity } from '../model/registry/entityRegistry';

/** Translation key of a field label in react-admin. */
const LABEL_KEY = /^resources\.(.+?)\.fields\.(.+)$/;

export interface FieldLabels {
  /** @returns the field's title from the schema; undefined for any other key, and until the schema is loaded */
  find(key: string): string | undefined;
  /**
   * Notifies the listener when requested titles have been loaded.
   * @returns a function that unsubscribes
   */
  subscribe(listener: () => void): () => void;
}

/**
 * Provides the labels of react-admin's fields and inputs from the schema titles in the current language. The
 * definition of an entity that no screen has loaded yet is loaded when its first label is requested.
 */
export function createFieldLabels(): FieldLabels {
  const listeners = new Set<() => void>();
  const requestedNames = new Set<string>();
  const fetchEntity = (name: string): void => {
    if (requestedNames.has(name) || !findManifestEntry(name)) return;
    requestedNames.add(name);
    loadEntity(name).then(
      () => listeners.forEach((listener) => listener()),
      // react-admin's default label, generated from the field name, is kept.
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

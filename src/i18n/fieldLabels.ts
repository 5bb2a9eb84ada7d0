import { getFieldAtPath } from '../model/values/fieldPath';
import { findManifestEntry, getEntity, loadEntity } from '../model/registry/entityRegistry';

/** How react-admin asks for the label of a field. */
const LABEL_KEY = /^resources\.(.+?)\.fields\.(.+)$/;

export interface FieldLabels {
  /** @returns the title that the schema gives the field; undefined for any other key, and until it has arrived */
  find(key: string): string | undefined;
  /** Tells that titles have arrived which were asked for. @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
}

/**
 * The labels of react-admin's fields and inputs, from the titles of the schema in the language of the page. The
 * definition of an entity that no screen has loaded yet is fetched with the first label that is asked for.
 */
export function createFieldLabels(): FieldLabels {
  const listeners = new Set<() => void>();
  const asked = new Set<string>();
  const fetchEntity = (name: string): void => {
    if (asked.has(name) || !findManifestEntry(name)) return;
    asked.add(name);
    loadEntity(name).then(
      () => listeners.forEach((listener) => listener()),
      // The label that react-admin makes of the name stays.
      () => asked.delete(name),
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

import { useEvent, useLocales } from 'ra-core';
import type { EntityModule } from '../../model/entity/entity';
import { loadEntity } from '../../model/registry/entityRegistry';
import { getImportFields, type ImportField } from './matchColumns';

export interface ImportFields {
  targets: readonly ImportField[];
  /** The entity in the app's other languages, if loaded. */
  others: readonly EntityModule[];
}

/**
 * Returns a function that loads the fields and the headings they match. Titles in all languages of the app match,
 * because files are exchanged between users.
 */
export function useImportFields(module: EntityModule): () => Promise<ImportFields> {
  const locales = useLocales();
  return useEvent(async () => {
    const { name } = module.entity;
    // A language that fails to load is skipped; the current one is already loaded.
    const all = (locales ?? []).map(({ locale }) => loadEntity(name, locale).catch(() => undefined));
    const others = (await Promise.all(all)).flatMap((one) => (one && one !== module ? [one] : []));
    return { targets: getImportFields(module, others), others };
  });
}

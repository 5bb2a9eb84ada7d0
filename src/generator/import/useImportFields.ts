import { useEvent, useLocales } from 'ra-core';
import type { EntityModule } from '../../model/entity/entity';
import { loadEntity } from '../../model/registry/entityRegistry';
import { getImportFields, type ImportField } from './matchColumns';

export interface ImportFields {
  targets: readonly ImportField[];
  /** The same entity in the other languages of the app. Languages that could not be loaded are missing. */
  others: readonly EntityModule[];
}

/**
 * Returns a function that loads the fields that can be imported and the headings that match them. Titles in all
 * languages of the app match, because users with different languages exchange files.
 */
export function useImportFields(module: EntityModule): () => Promise<ImportFields> {
  const locales = useLocales();
  return useEvent(async () => {
    const { name } = module.entity;
    // A language that cannot be loaded is skipped. The entity in the current language is already loaded.
    const all = (locales ?? []).map(({ locale }) => loadEntity(name, locale).catch(() => undefined));
    const others = (await Promise.all(all)).flatMap((one) => (one && one !== module ? [one] : []));
    return { targets: getImportFields(module, others), others };
  });
}

import { useEvent, useLocales } from 'ra-core';
import type { EntityModule } from '../../model/entity/entity';
import { loadEntity } from '../../model/registry/entityRegistry';
import { getImportFields, type ImportField } from './matchColumns';

export interface ImportFields {
  targets: readonly ImportField[];
  /** The entity in the app's other languages, as far as they have arrived. */
  others: readonly EntityModule[];
}

/** What headings may be called: also what the other languages call it, as files travel between people. */
export function useImportFields(module: EntityModule): () => Promise<ImportFields> {
  const locales = useLocales();
  return useEvent(async () => {
    const { name } = module.entity;
    // A language that does not arrive names nothing; its own is here.
    const all = (locales ?? []).map(({ locale }) => loadEntity(name, locale).catch(() => undefined));
    const others = (await Promise.all(all)).flatMap((one) => (one && one !== module ? [one] : []));
    return { targets: getImportFields(module, others), others };
  });
}

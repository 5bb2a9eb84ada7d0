/** Maps the columns of a table to fields. Pure functions. */
import type { EntityModule, Field, Shape } from '../../model/entity/entity';
import { isSecretField } from '../../model/values/secretFields';

/** A field that can be imported, with all headings that it matches. */
export interface ImportField {
  field: Field;
  names: readonly string[];
}

/** The name of the field for each column index; undefined if the column is ignored. */
export type ColumnMapping = readonly (string | undefined)[];

/** Normalizes a heading: ignores case, whitespace, punctuation and the mark of required fields. */
const normalizeText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_\-.*:()[\]]+/g, '');

/**
 * Returns the fields that an entity imports.
 * @param others the same entity in the other languages of the app
 */
export function getImportFields({ entity }: EntityModule, others: readonly EntityModule[]): ImportField[] {
  return (entity.import ?? []).flatMap((name): ImportField[] => {
    const field = entity.shape.fields[name];
    if (!field) return [];
    const titles = [field, ...others.flatMap((other) => other.entity.shape.fields[name] ?? [])].map(
      ({ title }) => title,
    );
    // Exported files use the titles of list columns as headings.
    const listed = [entity, ...others.map((other) => other.entity)].flatMap(({ list }) =>
      (list?.columns ?? []).flatMap((column) => (column.field === name ? [column.title] : [])),
    );
    return [{ field, names: [...titles, ...listed, name, ...(field.ui.alternateNames ?? [])] }];
  });
}

/** Maps each field to the first column that matches its first name, then its second name, and so on. */
export function matchColumns(headings: readonly string[], targets: readonly ImportField[]): ColumnMapping {
  const matched: (string | undefined)[] = headings.map(() => undefined);
  const deepest = Math.max(0, ...targets.map(({ names }) => names.length));
  for (let depth = 0; depth < deepest; depth += 1) {
    for (const { field, names } of targets) {
      const name = names[depth];
      if (name === undefined || matched.includes(field.name)) continue;
      const at = headings.findIndex(
        (heading, index) =>
          matched[index] === undefined &&
          normalizeText(heading) !== '' &&
          normalizeText(heading) === normalizeText(name),
      );
      if (at >= 0) matched[at] = field.name;
    }
  }
  return matched;
}

/** Maps a column to another field; the column that was mapped to this field becomes unmapped. */
export const assignColumn = (columns: ColumnMapping, at: number, name: string | undefined): ColumnMapping =>
  columns.map((before, index) => {
    if (index === at) return name;
    return before === name ? undefined : before;
  });

/** Whether a column is mapped to a secret field: its values are neither shown nor written to a file. */
export function isSecretColumn({ fields }: Shape, name: string | undefined): boolean {
  const field = fields[name ?? ''];
  return field !== undefined && isSecretField(field);
}

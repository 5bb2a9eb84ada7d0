/** Maps the columns of a table to fields. Pure functions. */
import type { EntityModule, Field, ObjectShape } from '../../model/entity/entity';
import { isSecretField } from '../../model/values/secretFields';

/** A field that can be imported, and all column headings that match the field. */
export interface ImportField {
  field: Field;
  names: readonly string[];
}

/** The name of the mapped field for each column index. The name is undefined if the column is ignored. */
export type ColumnMapping = readonly (string | undefined)[];

/**
 * Normalizes a heading for comparison: case, whitespace, punctuation and the asterisk of required fields are
 * ignored.
 */
const normalizeText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_\-.*:()[\]]+/g, '');

/**
 * Returns the fields that can be imported into an entity, with the headings that match them.
 * @param others the same entity in the other languages of the app
 */
export function getImportFields({ entity }: EntityModule, others: readonly EntityModule[]): ImportField[] {
  return (entity.import ?? []).flatMap((name): ImportField[] => {
    const field = entity.shape.fields[name];
    if (!field) return [];
    const titles = [field, ...others.flatMap((other) => other.entity.shape.fields[name] ?? [])].map(
      ({ title }) => title,
    );
    // Headings of exported files also match. An export uses the titles of the list columns as headings.
    const listed = [entity, ...others.map((other) => other.entity)].flatMap(({ list }) =>
      (list?.columns ?? []).flatMap((column) => (column.field === name ? [column.title] : [])),
    );
    return [{ field, names: [...titles, ...listed, name, ...(field.ui.alternateResponseNames ?? [])] }];
  });
}

/**
 * Maps each field to a column. A column whose heading matches the first name of a field has priority over a column
 * that matches its second name, and so on.
 */
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

/** Maps a column to a field. If another column was mapped to this field, that column becomes unmapped. */
export const mapColumnToField = (columns: ColumnMapping, at: number, name: string | undefined): ColumnMapping =>
  columns.map((before, index) => {
    if (index === at) return name;
    return before === name ? undefined : before;
  });

/**
 * Whether a column is mapped to a secret field. The values of such a column are neither shown nor written to a
 * file.
 */
export function isSecretColumn({ fields }: ObjectShape, name: string | undefined): boolean {
  const field = fields[name ?? ''];
  return field !== undefined && isSecretField(field);
}

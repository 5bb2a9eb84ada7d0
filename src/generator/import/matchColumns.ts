/** Which column of a table fills which field. Pure. */
import type { EntityModule, Field } from '../../model/entity/entity';

/** A field that rows fill, with all that a heading may call it. */
export interface ImportField {
  field: Field;
  names: readonly string[];
}

/** By the index of a column the field that it fills, by its name; undefined: it is not read. */
export type ColumnMapping = readonly (string | undefined)[];

/** Case, blanks and signs of punctuation make no difference, nor does a mark of what is required. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_\-.*:()[\]]+/g, '');

/**
 * The fields that an entity imports.
 * @param others the same entity in the other languages of the app
 */
export function getImportFields({ entity }: EntityModule, others: readonly EntityModule[]): ImportField[] {
  return (entity.import ?? []).flatMap((name): ImportField[] => {
    const field = entity.shape.fields[name];
    if (!field) return [];
    const titles = [field, ...others.flatMap((other) => other.entity.shape.fields[name] ?? [])].map(
      ({ title }) => title,
    );
    // What a column of the list is called is what an exported file calls it.
    const listed = [entity, ...others.map((other) => other.entity)].flatMap(({ list }) =>
      (list?.columns ?? []).flatMap((column) => (column.field === name ? [column.title] : [])),
    );
    return [{ field, names: [...titles, ...listed, name, ...(field.ui.alternateNames ?? [])] }];
  });
}

/** Each field takes the first column that is called by its first name, then by its second, and so on. */
export function matchColumns(headings: readonly string[], targets: readonly ImportField[]): ColumnMapping {
  const matched: (string | undefined)[] = headings.map(() => undefined);
  const deepest = Math.max(0, ...targets.map(({ names }) => names.length));
  for (let depth = 0; depth < deepest; depth += 1) {
    for (const { field, names } of targets) {
      const name = names[depth];
      if (name === undefined || matched.includes(field.name)) continue;
      const at = headings.findIndex(
        (heading, index) => matched[index] === undefined && plain(heading) !== '' && plain(heading) === plain(name),
      );
      if (at >= 0) matched[at] = field.name;
    }
  }
  return matched;
}

/** Another field for a column: the column that had it gives it up. */
export const assignColumn = (columns: ColumnMapping, at: number, name: string | undefined): ColumnMapping =>
  columns.map((before, index) => {
    if (index === at) return name;
    return before === name ? undefined : before;
  });

/** What the head of a record's screen says of it. Pure. */
import type { ColumnFormat } from '../../model/schemaLanguage/definition';
import type { Entity, Section, Shape, AuditFields } from '../../model/entity/entity';
import { getFieldAtPath, getValueAtPath } from '../../model/values/fieldPath';
import { isEmpty, toText } from '../../model/values/isEmpty';
import { isAuditFieldName } from '../../model/auditFieldNames';
import { getRowName, getDisplayedId, type Row } from '../records/rowIds';

export interface HeaderDetail {
  title: string;
  /** Paths of the values, side by side. */
  paths: readonly string[];
  format?: ColumnFormat;
}

type Told = Pick<Entity, 'ids' | 'titleField' | 'list' | 'shape'>;

/** What a screen, or a dialog, shows of a record. */
export interface Screenful {
  sections: readonly Section[];
  stamps?: AuditFields | undefined;
}

/** What the frame calls who has made, and who has changed it. */
export interface AuditTitles {
  made: string;
  changed: string;
}

/** The field whose value is the status of a record: the list's, else the first that reads as one. */
export function getStatusField({ list, shape }: Pick<Entity, 'list' | 'shape'>): string | undefined {
  const column = list?.columns.find(({ display }) => display === 'status');
  return column?.field ?? Object.values(shape.fields).find(({ reads }) => reads === 'status')?.name;
}

/** A key that nobody sees in the list would be a number without a meaning. */
function idFacts({ ids, list, shape }: Told): HeaderDetail[] {
  const [id, ...others] = ids;
  const field = id === undefined || others.length > 0 ? undefined : shape.fields[id];
  const isShown = list?.columns.some((column) => column.field === id) ?? true;
  return field && isShown ? [{ title: field.title, paths: [field.name] }] : [];
}

const stampFacts = (
  { createdAt, createdBy, updatedAt, updatedBy }: AuditFields,
  titles: AuditTitles,
): HeaderDetail[] => {
  const pairs = [
    [titles.made, createdAt, createdBy],
    [titles.changed, updatedAt, updatedBy],
  ] as const;
  return pairs.map(([title, ...paths]) => ({ title, paths: paths.flatMap((path) => path ?? []) }));
};

/** Names that other fields go by: they are said already. */
const namesBeside = ({ fields }: Shape): (string | undefined)[] =>
  Object.values(fields).flatMap(({ ui }) => [ui.labelField, ...Object.keys(ui.autofill ?? {})]);

/** What the list shows of the server's own, as a number of views, and no section does. */
function ownFacts(entity: Told, shown: readonly (string | undefined)[]): HeaderDetail[] {
  const { ids, titleField, list, shape } = entity;
  const said = [...shown, ...ids, ...namesBeside(shape), titleField, getStatusField(entity)];
  const columns = (list?.columns ?? []).filter(({ field, hiddenByDefault, endField, fallback }) => {
    const known = shape.fields[field];
    return (
      known?.readOnly && !hiddenByDefault && !endField && !fallback && !said.includes(field) && !isAuditFieldName(field)
    );
  });
  return columns.map(({ title, field, display }) => ({ title, paths: [field], format: display }));
}

const namesIn = (sections: readonly Section[]): (string | undefined)[] =>
  sections.flatMap(({ fields, details = [], metrics = [] }) => [
    ...fields,
    ...[...details, ...metrics].map(({ field }) => field),
  ]);

/** Whether a value can be said in a few words. */
const isShort = (value: unknown, format: ColumnFormat | undefined): boolean =>
  !isEmpty(value) && (typeof value !== 'object' || format === 'count' || format === 'list');

/**
 * The details in the header of a record: id, computed values and audit fields.
 * @param sections of the screen: what they show is not said twice
 * @returns the facts that this record carries: its id, numbers of the server's own, who made and changed it
 */
export function getHeaderDetails(
  entity: Entity,
  { sections, stamps = {} }: Screenful,
  titles: AuditTitles,
  record: Row,
): HeaderDetail[] {
  const isName = toText(getDisplayedId(entity, record)) === getRowName(entity, record);
  const said = namesIn(sections);
  const ids = isName ? [] : idFacts(entity).filter(({ paths }) => !paths.some((path) => said.includes(path)));
  const all = [...ids, ...ownFacts(entity, said), ...stampFacts(stamps, titles)];
  return all.flatMap((fact) => {
    const paths = fact.paths.filter((path) =>
      isShort(getValueAtPath(entity.shape, path, record), formatAt(entity, fact, path)),
    );
    return paths.length > 0 ? [{ ...fact, paths }] : [];
  });
}

const formatAt = ({ shape }: Told, { format }: HeaderDetail, path: string): ColumnFormat | undefined =>
  format ?? getFieldAtPath(shape, path)?.reads;

/** What is kept for a fact that has not come, in pixels: a number is short, a time with a name long. */
const ID_WIDTH = 56;
const OWN_WIDTH = 152;
const STAMP_WIDTH = 260;

/**
 * @param told titles of the facts that are there already
 * @returns how wide the facts will about be that the head of a record is still to have
 */
export function widthsToCome(
  entity: Entity,
  { sections, stamps = {} }: Screenful,
  titles: AuditTitles,
  told?: readonly string[],
): number[] {
  if (entity.singleton) return [];
  const said = namesIn(sections);
  // What its row says of a record is all there is of these.
  const fixed = told ? [] : [...idFacts(entity).map(() => ID_WIDTH), ...ownFacts(entity, said).map(() => OWN_WIDTH)];
  const times = stampFacts(stamps, titles).filter(({ title, paths }) => paths.length > 0 && !told?.includes(title));
  return [...fixed, ...times.map(() => STAMP_WIDTH)];
}

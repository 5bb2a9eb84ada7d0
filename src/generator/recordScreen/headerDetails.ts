/** Determines the details that the header of a record screen shows. Pure functions. */
import { DISPLAY_FORMATS } from '../../model/displayFormats/displayFormats';
import type { ColumnFormat } from '../../model/schemaLanguage/definition';
import type { Entity, Section, ObjectShape, AuditFields } from '../../model/entity/entity';
import { getFieldAtPath, getValueAtPath } from '../../model/values/fieldPath';
import { isEmpty, toText } from '../../model/values/isEmpty';
import { isAuditFieldName } from '../../model/auditFieldNames';
import { getIdForDisplay, type Row } from '../shared/listRowIds';
import { getRowTitle } from '../shared/getRowTitle';
import { isIdShown } from '../shared/isIdShown';

export interface HeaderDetail {
  title: string;
  /** Paths of the fields whose values are shown side by side. */
  paths: readonly string[];
  format?: ColumnFormat;
}

type HeaderEntity = Pick<Entity, 'ids' | 'titleField' | 'list' | 'shape'>;

/** The content of a record screen or a record dialog below its header. */
export interface RecordScreenContent {
  sections: readonly Section[];
  auditFields?: AuditFields | undefined;
}

/** The app's labels for the audit fields "created" and "changed". */
export interface AuditLabels {
  made: string;
  changed: string;
}

/**
 * Returns the field that contains the status of a record. This is the status column of the list, otherwise the
 * first field with the display format `status`.
 */
export function getStatusFieldName({ list, shape }: Pick<Entity, 'list' | 'shape'>): string | undefined {
  const column = list?.columns.find(({ display }) => display === 'status');
  return column?.field ?? Object.values(shape.fields).find(({ reads }) => reads === 'status')?.name;
}

/** The kinds of sections that consist of single values. */
const VALUE_KINDS: readonly string[] = ['fields', 'readOnlyValues'];

/**
 * Returns the sections of a read-only screen without what its header shows: the status, and the title unless it is cut off
 * or no plain text. A section without any other value is left out.
 * @param isTitleWhole whether the header shows the whole title
 */
export function omitHeaderFields(
  { list, shape, singleton, titleField }: Entity,
  sections: readonly Section[],
  isTitleWhole: boolean,
): Section[] {
  const status = singleton ? undefined : getStatusFieldName({ list, shape });
  // For an active record with a period, the header shows the phase of the period instead of the status.
  const isPhase = list?.columns.some(({ field, activePeriod }) => field === status && activePeriod) === true;
  const title = shape.fields[titleField];
  const isTitle = isTitleWhole && !singleton && (title?.kind === 'text' || title?.choices !== undefined);
  const shown = [isPhase ? undefined : status, isTitle ? titleField : undefined];
  return sections.flatMap((section) => {
    // The values of a section with a request of its own are not those of the header. Other content, such as a chart, stays.
    if (section.fetch || !VALUE_KINDS.includes(section.kind)) return [section];
    const fields = section.fields.filter((name) => !shown.includes(name));
    const readOnlyValues = section.readOnlyValues?.filter(({ field }) => field === undefined || !shown.includes(field));
    const isChanged =
      fields.length < section.fields.length || readOnlyValues?.length !== section.readOnlyValues?.length;
    if (!isChanged) return [section];
    return fields.length > 0 || (readOnlyValues?.length ?? 0) > 0
      ? [{ ...section, fields, ...(readOnlyValues ? { readOnlyValues } : {}) }]
      : [];
  });
}

/** Returns the id as a detail, if users know it from the list. */
function getIdDetails(entity: HeaderEntity): HeaderDetail[] {
  const field = isIdShown(entity) ? entity.shape.fields[entity.ids[0]!] : undefined;
  return field ? [{ title: field.title, paths: [field.name] }] : [];
}

const getAuditDetails = (
  { createdAt, createdBy, updatedAt, updatedBy }: AuditFields,
  titles: AuditLabels,
): HeaderDetail[] => {
  const pairs = [
    [titles.made, createdAt, createdBy],
    [titles.changed, updatedAt, updatedBy],
  ] as const;
  return pairs.map(([title, ...paths]) => ({ title, paths: paths.flatMap((path) => path ?? []) }));
};

/**
 * Returns the names of fields whose values are already shown together with other fields: fields that contain the
 * label of another field, and fields that are filled in when the user selects an option.
 */
const getSupportingFieldNames = ({ fields }: ObjectShape): (string | undefined)[] =>
  Object.values(fields).flatMap(({ ui }) => [ui.labelField, ...Object.keys(ui.fieldsFromOption ?? {})]);

/** Returns the read-only columns of the list that no section of the screen shows, for example a number of views. */
function getComputedDetails(entity: HeaderEntity, shown: readonly (string | undefined)[]): HeaderDetail[] {
  const { ids, titleField, list, shape } = entity;
  const displayedFields = [...shown, ...ids, ...getSupportingFieldNames(shape), titleField, getStatusFieldName(entity)];
  const columns = (list?.columns ?? []).filter(({ field, hiddenByDefault, periodEndField, fallback }) => {
    const known = shape.fields[field];
    return (
      known?.readOnly &&
      !hiddenByDefault &&
      !periodEndField &&
      !fallback &&
      !displayedFields.includes(field) &&
      !isAuditFieldName(field)
    );
  });
  return columns.map(({ title, field, display }) => ({ title, paths: [field], format: display }));
}

const getFieldNamesOfSections = (sections: readonly Section[]): (string | undefined)[] =>
  sections.flatMap(({ fields, readOnlyValues = [], metrics = [] }) => [
    ...fields,
    ...[...readOnlyValues, ...metrics].map(({ field }) => field),
  ]);

/** Whether a value is short enough to be shown in the header. */
const isShort = (value: unknown, format: ColumnFormat | undefined): boolean =>
  !isEmpty(value) &&
  (typeof value !== 'object' || (format !== undefined && DISPLAY_FORMATS[format].summarizes === true));

/**
 * Returns the details in the header of a record: the id, values computed by the server, and audit fields (when and
 * by whom the record was created and last changed).
 * @param sections the sections of the screen: a value that a section shows is not repeated in the header
 * @returns only details for which this record has a value
 */
export function getHeaderDetails(
  entity: Entity,
  { sections, auditFields = {} }: RecordScreenContent,
  titles: AuditLabels,
  record: Row,
): HeaderDetail[] {
  const isName = toText(getIdForDisplay(entity, record)) === getRowTitle(entity, record);
  const displayedFields = getFieldNamesOfSections(sections);
  const ids = isName
    ? []
    : getIdDetails(entity).filter(({ paths }) => !paths.some((path) => displayedFields.includes(path)));
  const all = [...ids, ...getComputedDetails(entity, displayedFields), ...getAuditDetails(auditFields, titles)];
  return all.flatMap((detail) => {
    const paths = detail.paths.filter((path) =>
      isShort(getValueAtPath(entity.shape, path, record), formatAt(entity, detail, path)),
    );
    return paths.length > 0 ? [{ ...detail, paths }] : [];
  });
}

const formatAt = ({ shape }: HeaderEntity, { format }: HeaderDetail, path: string): ColumnFormat | undefined =>
  format ?? getFieldAtPath(shape, path)?.reads;

/** Widths of the skeletons of the details in pixels. A number is short, a time with a user name is long. */
const ID_WIDTH = 56;
const OWN_WIDTH = 152;
const STAMP_WIDTH = 260;

/**
 * Returns the approximate widths of the header details that are still loading.
 * @param shownTitles titles of the details that are already shown. Undefined if no values are known yet
 */
export function getSkeletonWidths(
  entity: Entity,
  { sections, auditFields = {} }: RecordScreenContent,
  titles: AuditLabels,
  shownTitles?: readonly string[],
): number[] {
  if (entity.singleton) return [];
  const displayedFields = getFieldNamesOfSections(sections);
  // If a list row is known, it already contains the record's id and computed values. No space is reserved for them.
  const fixed = shownTitles
    ? []
    : [
        ...getIdDetails(entity).map(() => ID_WIDTH),
        ...getComputedDetails(entity, displayedFields).map(() => OWN_WIDTH),
      ];
  const times = getAuditDetails(auditFields, titles).filter(
    ({ title, paths }) => paths.length > 0 && !shownTitles?.includes(title),
  );
  return [...fixed, ...times.map(() => STAMP_WIDTH)];
}

import adminMeta from '../../../schema/meta/v2/admin.schema.json';
import type {
  ChartDefinition,
  FormDefinition,
  PollDefinition,
  SectionDefinition,
  ViewDefinition,
} from '../schemaLanguage/definition';
import type { Chart, Entity, PollSettings, Section, ObjectShape } from '../entity/entity';
import type { MetaSchema } from '../schemaLanguage/metaSchema';
import { compileDetail } from './compileColumns';
import type { ConditionCollector } from './conditionCollector';
import { divideFields, unfoldSections } from './divideFields';
import { isOneColumnForm } from './isOneColumnForm';
import { placeSideSections } from './placeSideSections';
import { getAuditFields } from './auditFields';

/** The kinds of section content. Each kind is the schema key of the content, as defined in `schema/meta`. */
export const SECTION_KINDS: readonly string[] = Object.entries<MetaSchema>(
  adminMeta.definitions.section.properties as Readonly<Record<string, MetaSchema>>,
).flatMap(([key, { 'x-semantics': annotation }]) => (annotation?.isSectionContent ? [key] : []));

/** The kinds without `fields`. A section with `fields` can also have other content, which then determines the kind. */
const KINDS = SECTION_KINDS.filter((kind) => kind !== 'fields');

const getKind = (section: SectionDefinition): string => KINDS.find((kind) => kind in section) ?? 'fields';

export const compileChart = ({ kind = 'bar', x = '', y = [], ...chart }: ChartDefinition): Chart => ({
  ...chart,
  kind,
  x,
  y: [y].flat(),
});

function compileSection(
  definition: SectionDefinition,
  shape: ObjectShape,
  path: string,
  conditions: ConditionCollector,
): Section {
  const { readOnlyValues, metrics, chart, visibleWhen, sections, fields = [], ...content } = definition;
  return {
    ...content,
    kind: getKind(definition),
    fields,
    ...(sections ? { sections: compileSections(sections, shape, `${path}/sections`, conditions) } : {}),
    ...(readOnlyValues ? { readOnlyValues: readOnlyValues.map((detail) => compileDetail(detail, shape)) } : {}),
    ...(metrics ? { metrics: metrics.map((detail) => compileDetail(detail, shape)) } : {}),
    ...(chart ? { chart: compileChart(chart) } : {}),
    ...(visibleWhen ? { visibleWhen: conditions.add(`${path}/visibleWhen`, visibleWhen) } : {}),
  };
}

export const compileSections = (
  definitions: readonly SectionDefinition[],
  shape: ObjectShape,
  path: string,
  conditions: ConditionCollector,
): Section[] =>
  definitions.map((definition, index) => compileSection(definition, shape, `${path}/${index}`, conditions));

/**
 * Appends the fields that no section lists to the first section. A new field therefore needs no other edit in the
 * schema than its definition. Fields that users must not edit are marked `readOnly` in the schema and are not
 * appended.
 */
function addUnlistedFields(sections: Section[], shape: ObjectShape): Section[] {
  const named = sections.flatMap(({ fields }) => fields);
  const unnamed = Object.values(shape.fields).filter(
    ({ name, readOnly, ui }) => !readOnly && !ui.valueFrom && !ui.sendBackUnchanged && !named.includes(name),
  );
  const opening = sections.findIndex(({ kind }) => kind === 'fields');
  return sections.map((section, index) =>
    index === opening ? { ...section, fields: [...section.fields, ...unnamed.map(({ name }) => name)] } : section,
  );
}

/**
 * Creates a single section that contains all editable fields in the order of the schema. Used for the dialog of an
 * action and for a form without sections.
 */
export const createDefaultSections = (shape: ObjectShape): Section[] =>
  addUnlistedFields([{ kind: 'fields', fields: [] }], shape);

/**
 * Compiles a form.
 * @param important names of the fields that a long form without sections does not fold
 */
export function compileForm(
  form: FormDefinition | undefined,
  shape: ObjectShape,
  conditions: ConditionCollector,
  important: readonly string[],
): Entity['form'] {
  if (!form) return undefined;
  const definitions = form.sections ?? [{ fields: form.fields ?? [] }];
  const { width = 'narrow' } = form;
  const listed = addUnlistedFields(compileSections(definitions, shape, 'form', conditions), shape);
  const sections = form.sections ? listed : divideFields(listed, shape, form.openAs, important);
  const auditFields = getAuditFields(shape, sections);
  return {
    openAs: form.openAs,
    sections: placeSideSections(sections, shape, width),
    width,
    ...(form.openAs === 'screen' && isOneColumnForm(sections, shape) ? { isOneColumn: true } : {}),
    ...(auditFields ? { auditFields } : {}),
    ...(form.stayAfterSave ? { stayAfterSave: true } : {}),
    ...(form.drafts === false ? { drafts: false } : {}),
    ...(form.cancelRedirect ? { cancelRedirect: form.cancelRedirect } : {}),
  };
}

/**
 * Compiles a poll, that is a repeated request until a condition is satisfied.
 * @param path of the poll in the definition; becomes the key of its condition in `Validators.conditions`
 */
export const compilePoll = (poll: PollDefinition, path: string, conditions: ConditionCollector): PollSettings => ({
  ...poll,
  stopPollingWhen: conditions.add(path, poll.stopPollingWhen),
});

/**
 * Compiles the read-only view of a record. The sections are those of the view definition, or else those of the
 * form. If both are missing, the view displays all fields.
 */
export function compileView(
  view: ViewDefinition | undefined,
  form: Entity['form'],
  shape: ObjectShape,
  conditions: ConditionCollector,
): Entity['view'] {
  const { sections: own, width = form?.width ?? 'narrow', titleTemplate, poll } = view ?? {};
  const namedFields = new Set(Object.values(getAuditFields(shape, []) ?? {}).map((path) => path.split('.')[0]));
  const shownFields = Object.values(shape.fields).filter(
    ({ name, ui }) => !ui.sendBackUnchanged && !namedFields.has(name),
  );
  const all = [{ kind: 'fields', fields: shownFields.map(({ name }) => name) }];
  const sections = own
    ? compileSections(own, shape, 'view', conditions)
    : form
      ? unfoldSections(form.sections, shape)
      : all;
  const auditFields = getAuditFields(shape, sections);
  return {
    sections: placeSideSections(sections, shape, width),
    width,
    ...(auditFields ? { auditFields } : {}),
    ...(titleTemplate === undefined ? {} : { titleTemplate }),
    ...(poll ? { poll: compilePoll(poll, 'view/poll', conditions) } : {}),
  };
}

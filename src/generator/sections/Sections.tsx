import { createElement, memo, useId, useMemo, type ComponentType } from 'react';
import { useCanAccessResources } from 'ra-core';
import type { Entity, Field, Section } from '../../model/entity/entity';
import { getFieldValue } from '../../model/values/getFieldValue';
import { isEmpty } from '../../model/values/isEmpty';
import { useHasSideColumn } from '../../ui/useHasSideColumn';
import { useIsAnyFieldVisible, useMatchesCondition } from '../formRules/formRuleStoreContext';
import { SectionErrorBoundary } from '../../ui/SectionErrorBoundary';
import { LinkedValue } from '../shared/LinkedValue';
import type { Row } from '../shared/listRowIds';
import { SectionWithData } from './SectionWithData';
import type { SectionKindProps, SectionsProps } from './types';

const kinds = import.meta.glob<ComponentType<SectionKindProps>>('./kinds/*.tsx', { eager: true, import: 'Section' });

/**
 * Returns the component that renders a kind of section.
 * @throws Error that lists the existing kinds
 */
function getKind({ kind }: Section): ComponentType<SectionKindProps> {
  const Kind = kinds[`./kinds/${kind}.tsx`];
  if (Kind) return Kind;
  throw new Error(`There is no section "${kind}"; there are ${Object.keys(kinds).join(', ')}`);
}

/**
 * Whether a field is shown. A read-only field is shown only if the record contains a value. A field with a computed
 * value, which only the rules use, is never shown.
 */
const isShown = (field: Field, record: Row | undefined): boolean =>
  !field.ui.valueFrom && (!field.readOnly || (record !== undefined && !isEmpty(getFieldValue(record, field))));

/** Returns the sections without those that show a row of a list which the user may not read. */
function usePermittedSections(sections: readonly Section[]): readonly Section[] {
  const resources = useMemo(() => sections.flatMap(({ fetch }) => fetch?.firstRowOf ?? []), [sections]);
  const { canAccess } = useCanAccessResources({ action: 'list', resources, enabled: resources.length > 0 });
  return useMemo(
    () =>
      resources.length === 0
        ? sections
        : sections.filter(({ fetch }) => !fetch?.firstRowOf || canAccess?.[fetch.firstRowOf] === true),
    [sections, resources, canAccess],
  );
}

/** Returns the sections that are shown for this record, with the fields that are shown in them. */
function drawnSections(
  { shape }: Pick<Entity, 'shape'>,
  sections: readonly Section[],
  record: Row | undefined,
  isForm: boolean,
): Section[] {
  // A field that is filled in when the user selects an option is shown from the start, although it is still empty.
  const filled = isForm ? Object.values(shape.fields).flatMap(({ ui }) => Object.keys(ui.fieldsFromOption ?? {})) : [];
  const isThere = (name: string): boolean => {
    const field = shape.fields[name];
    if (field === undefined) return false;
    return isShown(field, record) || (filled.includes(name) && !field.ui.sendBackUnchanged);
  };
  return (
    sections
      // A section that loads its own content keeps all fields, because their values are not known yet.
      .map((section) => (section.fetch ? section : { ...section, fields: section.fields.filter(isThere) }))
      .filter(({ kind, fields }) => kind !== 'fields' || fields.length > 0)
  );
}

/**
 * Renders the content of a section. It is a component, so that the error boundary of the section catches the error
 * for an unknown kind, and the other sections are still shown.
 */
const SectionContent = (props: Omit<SectionKindProps, 'Sections'>) =>
  createElement(getKind(props.section), { ...props, Sections });

interface FrameProps extends Omit<SectionsProps, 'sections'> {
  section: Section;
}

/** Renders one section with its title. The section is hidden if the rules hide all its fields. */
function Frame({ section, plain = false, ...props }: FrameProps) {
  const id = useId();
  const { module, record, isAssumed = false, Inputs } = props;
  const { fields } = module.entity.shape;
  const keys = section.fields.flatMap((name) => (fields[name] ? [fields[name].key] : []));
  const hasFields = useIsAnyFieldVisible(keys);
  const isWanted = useMatchesCondition(module, section.visibleWhen, record);
  if (!isWanted || (Inputs && section.kind === 'fields' && !hasFields)) return null;
  const draw = (shown: Row | undefined, tabTitle?: string) => (
    <SectionContent {...props} record={shown} section={section} tabTitle={tabTitle} />
  );
  // The input of a part draws its heading itself.
  const isPart = Inputs !== undefined && (section.division === 'part' || section.division === 'more');
  const title = isPart ? undefined : section.title;
  const span = section.width ? ` wd-span-${section.width}` : '';
  return (
    <section
      className={`wd-section${plain ? '' : ' wd-card'}${isPart ? ' wd-section-part' : ''}${span}`}
      {...(title ? { 'aria-labelledby': id } : {})}
      {...(section.fetch ? { tabIndex: -1 } : {})}
    >
      {title && (
        <h2 id={id} className="wd-section-title">
          <LinkedValue link={section.link} values={record ?? {}} className="wd-title-link">
            {title}
          </LinkedValue>
        </h2>
      )}
      {section.help && <p className="wd-section-help">{section.help}</p>}
      <SectionErrorBoundary title={section.title ?? module.entity.title} resetKeys={[section]}>
        {section.fetch ? (
          <SectionWithData {...{ module, section, record, isAssumed }} renderContent={draw} />
        ) : (
          draw(isAssumed && !section.sections ? undefined : record)
        )}
      </SectionErrorBoundary>
    </section>
  );
}

/**
 * Renders the sections of a form, of a view, or of a list screen. On a wide screen, some sections are shown in a
 * side column.
 */
export const Sections: ComponentType<SectionsProps> = memo(function Sections({ sections, ...props }: SectionsProps) {
  const { module, record, Inputs, plain = false } = props;
  const permitted = usePermittedSections(sections);
  const isWide = useHasSideColumn() && !plain;
  const renderedSections = useMemo(
    () => drawnSections(module.entity, permitted, record, Inputs !== undefined),
    [module, permitted, record, Inputs],
  );
  const beside = isWide ? renderedSections.filter((section) => section.placement === 'side') : [];
  const main = renderedSections.filter((section) => !beside.includes(section));
  // Two sections may have the same title, but never the same first field.
  const draw = (section: Section, index: number) => (
    <Frame key={`${section.title ?? index} ${section.kind} ${section.fields[0] ?? ''}`} {...props} section={section} />
  );
  const isThird = module.entity[Inputs ? 'form' : 'view']?.width === 'narrow';
  const className = renderedSections.some(({ width }) => width) ? 'wd-sections wd-spans' : 'wd-sections';
  if (beside.length === 0) return <div className={className}>{main.map(draw)}</div>;
  return (
    <div className={isThird ? 'wd-columns wd-columns-third' : 'wd-columns'}>
      <div className="wd-sections">{main.map(draw)}</div>
      <div className="wd-sections wd-aside">{beside.map(draw)}</div>
    </div>
  );
});

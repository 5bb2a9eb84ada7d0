import { createContext, useContext } from 'react';
import type { Entity, Field, Section } from '../../model/entity';
import type { Late } from '../../widgets/late';

export interface CustomSectionProps {
  section: Section;
  /** The section's fields in their order. */
  fields: readonly Field[];
}

/** Hand-written sections by the name a schema gives in `sections[].custom`. */
export type CustomSections = Readonly<Record<string, Late<CustomSectionProps>>>;

const CustomSectionsContext = createContext<CustomSections>({});

/** The app supplies them. */
export const CustomSectionsProvider = CustomSectionsContext.Provider;

export const useCustomSections = (): CustomSections => useContext(CustomSectionsContext);

export interface DrawnSection {
  section: Section;
  fields: Field[];
}

const isAudit = (field: Field): boolean => field.ui.widget === 'audit';

const hasContent = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/**
 * The sections as they are drawn for this record. The server's own fields are there only where the
 * record carries them, and its audit is the last block of the form (SHELL-041), named or not.
 */
export function sectionsOf(
  { form, shape }: Pick<Entity, 'form' | 'shape'>,
  record: Readonly<Record<string, unknown>> | undefined,
): DrawnSection[] {
  const isShown = (field: Field): boolean => !field.readOnly || hasContent(record?.[field.name]);
  const fields = Object.values(shape.fields);
  const sections = form?.sections ?? [{ fields: fields.filter((f) => !f.readOnly).map((f) => f.name) }];
  const drawn = sections.map((section) => ({
    section,
    fields: section.fields.flatMap((name) => {
      const field = shape.fields[name];
      return field && !isAudit(field) && isShown(field) ? [field] : [];
    }),
  }));
  const audits = fields.filter((field) => isAudit(field) && isShown(field));
  const last = audits.length > 0 ? [{ section: { fields: audits.map(({ name }) => name) }, fields: audits }] : [];
  return [...drawn.filter(({ section, fields: own }) => own.length > 0 || section.custom), ...last];
}

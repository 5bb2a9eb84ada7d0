import type { ComponentType } from 'react';
import type { EntityModule, Field, Section } from '../../model/entity/entity';
import type { Row } from '../shared/listRowIds';

export interface SectionsProps {
  module: EntityModule;
  sections: readonly Section[];
  /** The record as the server sent it. Undefined while a new record is being created. */
  record: Row | undefined;
  /** Renders the inputs of some fields. Only set in a form; otherwise, the sections show the values of the fields. */
  Inputs?: ComponentType<{ fields: readonly Field[]; section: Section }>;
  /** Called when a section has changed values that the record contains. Only set in a view. */
  onChanged?: () => unknown;
  /**
   * Whether `record` is preliminary, for example because the initial filter values are not final. Sections then
   * send their requests, but do not show the responses.
   */
  isAssumed?: boolean;
  /** Whether the sections have no card of their own, because they are shown in a dialog or inside another section. */
  plain?: boolean;
}

/**
 * The props of the component for a kind of section. The file `kinds/<kind>.tsx` exports this component as
 * `Section`.
 */
export interface SectionKindProps extends Omit<SectionsProps, 'sections' | 'plain'> {
  section: Section;
  /** The label of the active tab above the section. */
  tabTitle?: string | undefined;
  /** Renders further sections inside this section: nested sections, or the sections of another record. */
  Sections: ComponentType<SectionsProps>;
}

import type { ComponentType } from 'react';
import type { EntityModule, Field, Section } from '../../model/entity/entity';
import type { Row } from '../shared/rowIds';

export interface SectionsProps {
  module: EntityModule;
  sections: readonly Section[];
  /** The record as the server sent it; undefined while a new record is being created. */
  record: Row | undefined;
  /** In a form: renders the inputs of some fields. Elsewhere, values are shown. */
  Inputs?: ComponentType<{ fields: readonly Field[] }>;
  /** In a view: called when a section has changed data that the record contains. */
  onChanged?: () => unknown;
  /** The record may still change: sections send their requests, but do not show data yet. */
  isAssumed?: boolean;
  /** In a dialog, where sections need no card of their own. */
  plain?: boolean;
}

/** The props of a section kind: `kinds/<kind>.tsx` exports it as `Section`. */
export interface SectionKindProps extends Omit<SectionsProps, 'sections' | 'plain'> {
  section: Section;
  /** Renders the sections of another record inside this one. */
  Sections: ComponentType<SectionsProps>;
}

import type { ComponentType } from 'react';
import type { EntityModule, Field, Section } from '../../model/entity/entity';
import type { Row } from '../records/rowIds';

export interface SectionsProps {
  module: EntityModule;
  sections: readonly Section[];
  /** The record as the server has it; undefined while a new one is filled in. */
  record: Row | undefined;
  /** In a form: draws the inputs of some fields. Elsewhere their values are read. */
  Inputs?: ComponentType<{ fields: readonly Field[] }>;
  /** In a view: a part of it has changed what the record tells of. */
  onChanged?: () => unknown;
  /** What it is about may turn out to be another: it is asked for what it shows, but shows nothing yet. */
  isAssumed?: boolean;
  /** In a dialog, whose own paper is frame enough. */
  plain?: boolean;
}

/** What a kind of section draws: `kinds/<kind>.tsx` exports it as `Section`. */
export interface SectionKindProps extends Omit<SectionsProps, 'sections' | 'plain'> {
  section: Section;
  /** Draws the sections of another record inside of this one. */
  Sections: ComponentType<SectionsProps>;
}

import { lazyComponent } from '../../../ui/lazyComponent';
import { SaveFirstNotice } from '../SectionLoading';
import type { SectionKindProps } from '../types';

const assignmentSection = lazyComponent(() =>
  import('../../assignment/AssignmentSection').then(({ AssignmentSection }) => AssignmentSection),
);

/** A section with assignable rows, on the screen of the record to which the rows are assigned. */
export function Section({ section, module, record, onChanged }: SectionKindProps) {
  const assignment = module.entity.assignments[section.assignment ?? ''];
  if (!assignment) throw new Error(`${module.entity.name} has no assignment "${section.assignment}"`);
  if (record === undefined) return <SaveFirstNotice />;
  return <assignmentSection.Component {...{ module, record, assignment, onChanged }} />;
}

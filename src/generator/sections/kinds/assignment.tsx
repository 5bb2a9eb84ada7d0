import { late } from '../../../ui/late';
import type { AssignmentSectionProps } from '../../assignment/AssignmentSection';
import { SaveFirst } from '../Later';
import type { SectionKindProps } from '../types';

const assignmentSection = late<AssignmentSectionProps>(() =>
  import('../../assignment/AssignmentSection').then(({ AssignmentSection }) => AssignmentSection),
);

/** Rows to assign, on the screen of the record that they are assigned to. */
export function Section({ section, module, record, onChanged }: SectionKindProps) {
  const assignment = module.entity.assignments[section.assignment ?? ''];
  if (!assignment) throw new Error(`${module.entity.name} has no assignment "${section.assignment}"`);
  if (record === undefined) return <SaveFirst />;
  return <assignmentSection.Component {...{ module, record, assignment, onChanged }} />;
}

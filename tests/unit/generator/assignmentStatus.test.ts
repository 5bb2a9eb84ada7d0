import { describe, expect, it } from 'vitest';
import {
  findAssignedOption,
  getChangedIds,
  getPossibleAssignmentChanges,
  getAssignmentStatus,
  type AssignmentStatus,
} from '../../../src/generator/assignment/assignmentStatus';
import { getProductModule } from '../../support/entityModule';

const option = (value: string | number, label: string) => ({ value, label, item: {} });

describe('the status of what is assigned', () => {
  it.each([
    ['by its code', [option('UNASSIGNED', 'Frei'), option('ASSIGNED', 'Zugeordnet')], 'ASSIGNED'],
    ['by the name of it', [option(1, 'Assigned'), option(2, 'Not assigned')], 1],
    ['as nobody says', [option('Y', 'Yes'), option('N', 'No')], undefined],
    ['of no options', [], undefined],
  ])('is told %s', (_, options, value) => {
    expect(findAssignedOption(options)?.value).toBe(value);
  });
});

describe('a row', () => {
  const assignment = getProductModule('campaign').entity.assignments['assignSites']!;
  it.each<[string, unknown, ReturnType<typeof option> | undefined, AssignmentStatus]>([
    ['with the code', 'A1', option('A1', 'Assigned'), 'assigned'],
    ['with the name in place of the code', 'Assigned', option('A1', 'Assigned'), 'assigned'],
    ['with another code', 'U1', option('A1', 'Assigned'), 'free'],
    ['without a status', undefined, option('A1', 'Assigned'), 'unknown'],
    ['of a server that does not say which status that is', 'A1', undefined, 'unknown'],
  ])('%s', (_, status, assigned, assignmentStatus) => {
    expect(getAssignmentStatus(assignment, assigned, { sitePk: 1, assignmentStatus: status })).toBe(assignmentStatus);
  });

  it('that nobody has seen is unknown', () => {
    expect(getAssignmentStatus(assignment, option('A1', 'Assigned'), undefined)).toBe('unknown');
  });
});

describe('a batch changes', () => {
  it.each<[AssignmentStatus[], [boolean, boolean]]>([
    [[], [false, false]],
    [
      ['assigned', 'assigned'],
      [false, true],
    ],
    [['free'], [true, false]],
    [
      ['assigned', 'free'],
      [true, true],
    ],
    [['unknown'], [true, true]],
  ])('%j', (statuses, [assign, unassign]) => {
    expect(getPossibleAssignmentChanges(statuses)).toEqual({ assign, unassign });
  });
});

describe('the rows that a batch changes, so that undo changes only them back', () => {
  const rows = (...statuses: AssignmentStatus[]) => statuses.map((status, index) => ({ id: index + 1, status }));
  it.each<[string, AssignmentStatus[], 'assign' | 'unassign', number[] | undefined]>([
    ['assigned ones are not assigned again', ['free', 'assigned', 'free'], 'assign', [1, 3]],
    ['only assigned ones are un-assigned', ['free', 'assigned', 'free'], 'unassign', [2]],
    ['nobody knows for rows without a status', ['free', 'unknown'], 'assign', undefined],
  ])('%s', (_, statuses, kind, ids) => expect(getChangedIds(rows(...statuses), kind)).toEqual(ids));
});

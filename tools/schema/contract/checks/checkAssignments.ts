/** Checks the rows of the assignment dialogs. */
import { getAssignmentParams } from '../../../../src/generator/assignment/assignmentRequests';
import type { AssignmentConfig, EntityModule } from '../../../../src/model/entity/entity';
import { matchesCondition } from '../../../../src/model/formRules/matchesCondition';
import type { FormValues } from '../../../../src/model/values/cleanValues';
import { getRecordId } from '../../../../src/model/values/recordIds';
import { getEndpoint, type CheckContext } from './context';
import { checkFilters } from './checkFilters';
import { checkPages } from './checkPages';
import { checkSearches } from './checkSearch';
import type { CheckedList } from './checkedList';

/** Returns the list of a dialog as an entity. The schema describes only those keys of its rows that it displays. */
function createAssignmentModule({ entity, validators }: EntityModule, assignment: AssignmentConfig): EntityModule {
  const { name, shape, columns, filters, rowIdField, page } = assignment;
  const { getsRow: _, getsId: _getsId, singleton: _singleton, ...others } = entity;
  const list = {
    columns,
    filters,
    rowActions: [],
    rowClick: 'view' as const,
    sectionsAboveFilters: [],
    sectionsBelowFilters: [],
  };
  return {
    entity: {
      ...others,
      name: `${entity.name}/${name}`,
      shape: { ...shape, isOpen: true },
      ids: [rowIdField],
      titleField: rowIdField,
      list,
      calls: { page },
    },
    validators,
  };
}

/** Returns the first record for which the app offers the dialog. */
function findParent(
  { module: { entity, validators }, rows }: CheckedList,
  { name }: AssignmentConfig,
): FormValues | undefined {
  const { shape, actions } = entity;
  const conditions = Object.values(actions)
    .filter((action) => action.kind === 'assign' && action.name === name)
    .flatMap(({ visibleWhen, enabledWhen }) => [visibleWhen, enabledWhen]);
  return rows.find((row) => conditions.every((condition) => matchesCondition({ shape, validators }, condition, row)));
}

/** Reads the list of each dialog for the first record of the entity. */
export async function checkAssignments(
  context: CheckContext,
  module: EntityModule,
  state: CheckedList | undefined,
): Promise<void> {
  const { entity } = module;
  for (const assignment of Object.values(entity.assignments)) {
    const { name, page, assign, unassign } = assignment;
    for (const [action, call] of [
      ['assign', assign],
      ['unassign', unassign],
    ] as const)
      context.coverage.skip(
        `${entity.name}/${name}`,
        action,
        getEndpoint(call),
        'it changes records that the check has not made',
      );
    const row = state && findParent(state, assignment);
    if (row === undefined || getRecordId(entity.ids, row) === undefined) {
      context.coverage.skip(`${entity.name}/${name}`, 'page', getEndpoint(page), 'there is no record to assign to');
      continue;
    }
    const { parentKeys, extraParams } = getAssignmentParams(entity, assignment, {
      ...row,
      id: getRecordId(entity.ids, row),
    });
    if (Object.keys(parentKeys).some((key) => context.log.hasField(entity.name, key))) {
      context.coverage.skip(`${entity.name}/${name}`, 'page', getEndpoint(page), 'a key of its record deviates');
      continue;
    }
    const filter = { ...parentKeys, ...extraParams };
    const assigned = await checkPages(context, createAssignmentModule(module, assignment), page, filter);
    if (!assigned) continue;
    await checkFilters(context, assigned);
    await checkSearches(context, assigned);
  }
}

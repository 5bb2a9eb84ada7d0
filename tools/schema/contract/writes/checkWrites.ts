/** Checks the calls that write, on records that the check makes and removes. */
import type { EntityModule } from '../../../../src/model/entity/entity';
import { getParamNames } from '../../../../src/model/wire/parseCall';
import { getEndpoint } from '../checks/context';
import type { CheckedList } from '../checks/checkedList';
import { checkCreate } from './checkCreate';
import { checkDelete } from './checkDelete';
import { checkUpdate } from './checkUpdate';
import { checkValidation } from './checkValidation';
import { makeDrafts } from './makeDrafts';
import { getUnfillableUploads } from './sampleUploads';
import { removeTestRecords } from './testRecords';
import type { WriteContext, WriteSession } from './writeContext';

/** The number of records that are tried, in case that the API refuses some of them. */
const DRAFT_COUNT = 3;

const WRITE_CALLS = ['create', 'update', 'delete'];

/** What a check leaves behind. */
export type UnremovedRecords = Pick<WriteSession, 'remaining' | 'deactivated'>;

/** Returns why the check must not write; undefined if it may. */
function getObstacle(module: EntityModule, state: CheckedList | undefined): string | undefined {
  const { calls, singleton, ids } = module.entity;
  const { create } = calls;
  if (singleton) return 'it changes the only record, which the check has not made';
  if (!create) return 'it changes records that the check has not made';
  if (!calls['delete']) return 'a new record could not be removed, because there is no delete call';
  if (ids.length === 0) return 'records have no id';
  if (getParamNames(create.path).length > 0) return 'its path names another record';
  if (calls['page'] && !state) return 'the list cannot be read';
  if (!calls['page'] && !calls['get']) return 'a new record could not be read';
  const uploads = getUnfillableUploads(module);
  return uploads.length > 0 ? `a record needs a file that the check cannot make (${uploads.join(', ')})` : undefined;
}

/**
 * Creates, reads, updates and deletes a record of an entity.
 * @param state the list before the first write
 */
export async function checkWrites(
  context: WriteContext,
  module: EntityModule,
  state: CheckedList | undefined,
): Promise<UnremovedRecords> {
  const { name, calls } = module.entity;
  const skip = (reason: string): UnremovedRecords => {
    for (const key of WRITE_CALLS) if (calls[key]) context.coverage.skip(name, key, getEndpoint(calls[key]), reason);
    return { remaining: [], deactivated: [] };
  };
  const obstacle = getObstacle(module, state);
  if (obstacle !== undefined) return skip(obstacle);
  const drafts = await makeDrafts(context, module, state, DRAFT_COUNT);
  if (drafts.length === 0) return skip('no valid record could be made from the schema and the options of the API');
  const session: WriteSession = { context, module, state, own: new Set(), remaining: [], deactivated: [] };
  try {
    const created = await checkCreate(session, drafts);
    if (created) {
      await checkDelete(session, await checkUpdate(session, created));
      await checkValidation(session, created.draft);
    } else
      for (const key of ['update', 'delete'])
        if (calls[key]) context.coverage.skip(name, key, getEndpoint(calls[key]), 'no record could be created');
  } finally {
    await removeTestRecords(session);
  }
  return session;
}

/** Polling of a task's result ends when every charge box has a final status. */
import { expect, it } from 'vitest';
import { matchesCondition } from '../../../src/model/formRules/matchesCondition';
import { getProductModule } from '../../support/entityModule';

const boxes = (...states: string[]) => states.map((status, index) => ({ chargeBoxId: `B${index}`, status }));

it.each([
  ['that has ended', { endTimestamp: '2026-03-01T10:30:00+08:00', results: boxes('Accepted', 'Pending') }, true],
  ['whose boxes have all answered', { results: boxes('Accepted', 'Rejected', 'Timeout') }, true],
  ['of which one box is open', { results: boxes('Accepted', 'Pending') }, false],
  ['of which one box says nothing', { results: [...boxes('Accepted'), { chargeBoxId: 'B9' }] }, false],
  ['without boxes', { results: [] }, false],
  ['that has just begun', {}, false],
])('of a task %s', (_, record, isOver) => {
  const { entity, validators } = getProductModule('profile-task');
  expect(matchesCondition({ shape: entity.shape, validators }, entity.view!.poll!.stopPollingWhen, record)).toBe(
    isOver,
  );
});

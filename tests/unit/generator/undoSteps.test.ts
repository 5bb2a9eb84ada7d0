import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { runUndoSteps, type UndoStep } from '../../../src/generator/undo/undoSteps';

const step = (name: string, error?: Error): UndoStep => ({
  name,
  run: vi.fn(() => (error ? Promise.reject(error) : Promise.resolve())),
});

describe('undoing', () => {
  it.each<[string, UndoStep[], string[], number[]]>([
    ['all', [step('a'), step('b')], [], [1, 2]],
    [
      'all but one that the server refuses',
      [step('a'), step('b', new HttpError('No', 409)), step('c')],
      ['b'],
      [1, 2, 3],
    ],
    ['none after an error that all would meet', [step('a', new HttpError('Busy', 503)), step('b')], ['a', 'b'], []],
    ['none after a lost connection', [step('a'), step('b', new Error('Lost')), step('c')], ['b', 'c'], [1]],
  ])('%s', async (_, steps, failed, progress) => {
    const seen: number[] = [];
    const result = await runUndoSteps(steps, (done) => seen.push(done));
    expect(result.map((one) => one.step.name)).toEqual(failed);
    expect(seen).toEqual(progress);
  });
});

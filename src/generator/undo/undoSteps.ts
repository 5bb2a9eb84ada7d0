/** Undoes something step by step. Pure functions. */
import { classifyRequestError } from '../sequentialRequests/classifyRequestError';

/** The request that undoes what was done to one record, or to several that share a request. */
export interface UndoStep {
  /** Title of the record, for the message if the step fails. Empty if the step stands for several records. */
  name: string;
  run(): Promise<unknown>;
}

export interface FailedStep {
  step: UndoStep;
  /** Undefined if the step was not attempted, because an earlier error would also make it fail. */
  error?: Error;
}

/**
 * Runs the steps one after the other. A step that the server rejects does not stop the others. An error that would
 * affect every step does.
 * @param onProgress called after each step with the number of steps that were run
 * @returns the steps that failed or were not attempted
 */
export async function runUndoSteps(
  steps: readonly UndoStep[],
  onProgress: (done: number) => void,
): Promise<FailedStep[]> {
  const failed: FailedStep[] = [];
  for (const [index, step] of steps.entries()) {
    try {
      await step.run();
    } catch (error) {
      failed.push({ step, error: error as Error });
      if (classifyRequestError(error).state !== 'refused')
        return [...failed, ...steps.slice(index + 1).map((rest) => ({ step: rest }))];
    }
    onProgress(index + 1);
  }
  return failed;
}

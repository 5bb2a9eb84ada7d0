import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useEvent } from 'ra-core';
import { useToast } from './useToast';

interface Options<Input, Output> {
  /** Sends the call. Its error is shown in a toast. */
  send: (input: Input) => Promise<Output>;
  /** Called after a success. Until its promise settles, the call counts as running. */
  onDone?: (output: Output, input: Input) => unknown;
  /** Called after a failure, instead of the toast. */
  onFailed?: (error: unknown, input: Input) => unknown;
  /** Title of the error toast. */
  failed?: string | undefined;
}

export interface SendCallState<Input> {
  /** @returns whether it succeeded; while a call is running a second one is not sent */
  run: (input: Input) => Promise<boolean>;
  isRunning: boolean;
  /** Input of the running call. */
  input: Input | undefined;
}

/**
 * Sends a call that changes data. Parallel calls are prevented, failures are shown as a toast, and nothing is
 * retried.
 */
export function useSendCall<Input = void, Output = unknown>(options: Options<Input, Output>): SendCallState<Input> {
  const toast = useToast();
  // A ref in addition to the state: two clicks in one frame see the same state.
  const isBusy = useRef(false);
  const send = useEvent(async (input: Input) => {
    const output = await options.send(input);
    await options.onDone?.(output, input);
  });
  const { mutateAsync, isPending, variables } = useMutation<void, unknown, Input>({ mutationFn: send });
  const run = useEvent(async (input: Input) => {
    if (isBusy.current) return false;
    isBusy.current = true;
    try {
      await mutateAsync(input);
      return true;
    } catch (error) {
      if (options.onFailed) await options.onFailed(error, input);
      else toast.error(error, options.failed);
      return false;
    } finally {
      isBusy.current = false;
    }
  });
  return { run, isRunning: isPending, input: isPending ? variables : undefined };
}

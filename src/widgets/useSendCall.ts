import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useEvent } from 'ra-core';
import { useToast } from './useToast';

interface Options<Input, Output> {
  /** Sends the call; what it throws is told in a toast. */
  send: (input: Input) => Promise<Output>;
  /** After a success. It may go on working: until it has ended the call counts as running. */
  onDone?: (output: Output, input: Input) => unknown;
  /** After a failure, instead of the toast. */
  onFailed?: (error: unknown, input: Input) => unknown;
  /** Title of the toast of a failure. */
  failed?: string | undefined;
}

export interface SendCallState<Input> {
  /** @returns whether it has succeeded; a call that runs already is not sent twice */
  run: (input: Input) => Promise<boolean>;
  isRunning: boolean;
  /** What the running call was started with. */
  input: Input | undefined;
}

/** Sends a call that changes data. Parallel calls are prevented, failures are shown as a toast, nothing is retried. */
export function useSendCall<Input = void, Output = unknown>(options: Options<Input, Output>): SendCallState<Input> {
  const toast = useToast();
  // Beside the state: two clicks in one frame see the same state.
  const isBusy = useRef(false);
  const send = useEvent(async (input: Input) => {
    const output = await options.send(input);
    await options.onDone?.(output, input);
  });
  const { mutateAsync, isPending, variables } = useMutation<void, unknown, Input>({
    mutationFn: send,
    networkMode: 'always',
    retry: false,
  });
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

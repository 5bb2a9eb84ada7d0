import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useEvent } from 'ra-core';
import { useToast } from './useToast';

interface Options<Input, Output> {
  /** Sends the request. An error is shown in a toast. */
  send: (input: Input) => Promise<Output>;
  /** Called after a success. If it returns a promise, the request counts as pending until the promise settles. */
  onDone?: (output: Output, input: Input) => unknown;
  /** Called after a failure. If it is defined, no toast is shown. */
  onFailed?: (error: unknown, input: Input) => unknown;
  /** Title of the error toast. */
  failed?: string | undefined;
}

export interface SendCallState<Input> {
  /**
   * @returns whether the request succeeded; false if another request is pending, because a second request is not
   *   sent
   */
  run: (input: Input) => Promise<boolean>;
  isRunning: boolean;
  /** Input of the pending request. */
  input: Input | undefined;
}

/**
 * Returns a function that sends a request that changes records. While a request is pending no second request is
 * sent. An error is shown in a toast. A failed request is not retried automatically.
 */
export function useSendCall<Input = void, Output = unknown>(options: Options<Input, Output>): SendCallState<Input> {
  const toast = useToast();
  // A ref is needed in addition to the state, because two clicks in the same frame read the same state.
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

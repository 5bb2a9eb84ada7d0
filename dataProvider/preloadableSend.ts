import { createHandover } from './handover';
import { abortable } from './transport/abort';
import type { Answer, Call, SendOptions, WattdeskDataProvider } from './types';

const keyOf = ({ method, path }: Call): string => `${method} ${path}`;

/** Only a call that says everything by itself has one answer for whoever asks. */
const isPlain = ({ params, query, body }: SendOptions): boolean => !params && !query && !body;

/** `send`, and the way to have its answer on the road before the screen that sends. */
export function preloadableSend(
  send: WattdeskDataProvider['send'],
): Pick<WattdeskDataProvider, 'send' | 'preloadCall'> {
  const handover = createHandover<Answer>();
  return {
    send: <T>(call: Call, options: SendOptions = {}) => {
      const early = isPlain(options) ? handover.take(keyOf(call)) : undefined;
      return early ? abortable(early as Promise<Answer<T>>, options.signal) : send<T>(call, options);
    },
    preloadCall: <T>(call: Call) => handover.put(keyOf(call), () => send(call)) as Promise<Answer<T> | undefined>,
  };
}

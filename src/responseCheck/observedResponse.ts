/** The responses that the check receives from the HTTP client of the app. */
import type { Call } from '../../dataProvider/contract/types';
import type { Envelope } from '../../dataProvider/transport/parseResponse';

interface ObservedRequest {
  /** The call of the schema for which the request was sent. */
  call: Call;
  url: string;
  /** The time in ms until the app had the response, retries included. Undefined for files, whose transfer takes time. */
  milliseconds?: number;
}

/** The contents of a response: an envelope, JSON without an envelope, or a file. */
export type ResponseContent =
  | { kind: 'envelope'; envelope: Envelope }
  | { kind: 'json'; json: unknown; headers: Headers; status: number }
  | { kind: 'file' };

/** A response, or the error with which the client has refused it. */
export type ObservedResponse = ObservedRequest & ({ content: ResponseContent } | { error: unknown });

import { HttpError } from 'ra-core';

const FORBIDDEN = 403;

/**
 * Whether the server has sent a JSON object that explains the error, as APIs do. A proxy or firewall in front of the API
 * sends a page or nothing; the body then only has the members of `createErrorFactory`.
 */
function hasServerExplanation({ body }: HttpError): boolean {
  const { fault: _, messageArgs: __, ...sent } = (body ?? {}) as Record<string, unknown>;
  return Object.keys(sent).length > 0;
}

/**
 * Whether the API has refused a request because the user lacks the permission. A retry is then useless. A 403 of a proxy
 * or firewall is no such refusal: it may be temporary.
 */
export const isForbiddenError = (error: unknown): boolean =>
  error instanceof HttpError && error.status === FORBIDDEN && hasServerExplanation(error);

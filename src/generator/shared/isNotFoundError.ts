import { HttpError } from 'ra-core';

const NOT_FOUND = 404;

/** Whether the server responded that the record does not exist; a retry does not help. */
export const isNotFoundError = (error: unknown): boolean => error instanceof HttpError && error.status === NOT_FOUND;

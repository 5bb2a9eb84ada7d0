import { HttpError } from 'ra-core';

const NOT_FOUND = 404;

/** Whether the server says that there is no such record (any more): it does not come by asking again. */
export const isNotFoundError = (error: unknown): boolean => error instanceof HttpError && error.status === NOT_FOUND;

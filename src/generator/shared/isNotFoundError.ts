import { HttpError } from 'ra-core';

const NOT_FOUND = 404;

/** Whether the server has responded that the record does not exist. A retry is then useless. */
export const isNotFoundError = (error: unknown): boolean => error instanceof HttpError && error.status === NOT_FOUND;

import { HttpError } from 'ra-core';

const FORBIDDEN = 403;

/** Whether the server has refused a request because the user lacks the permission. A retry is then useless. */
export const isForbiddenError = (error: unknown): boolean => error instanceof HttpError && error.status === FORBIDDEN;

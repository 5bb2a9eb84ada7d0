import { HttpError } from 'ra-core';
import { getErrorKey } from '../../../../dataProvider/contract/errors';
import { isObject, type FormValues } from '../../../../src/model/values/cleanValues';
import { mapServerErrors } from '../../../../src/model/wire/mapServerErrors';
import { describeError } from '../checks/sendRequest';
import type { WriteSession } from './writeContext';

export interface Refusal {
  /** Whether the server has understood the request and processed nothing. */
  isRefused: boolean;
  hasMessage: boolean;
  /** Form paths of the fields with errors. */
  fields: readonly string[];
}

const isRefusalStatus = (status: number): boolean => status >= 400 && status < 500;

/** An API with an envelope may refuse with 200 and `success: false`. */
const isSuccess = (status: number): boolean => status >= 200 && status < 300;

/** Returns what an error says about a refused record. */
export function getRefusal({ module: { entity, validators } }: WriteSession, values: FormValues, error: unknown) {
  const body: unknown = error instanceof HttpError ? error.body : undefined;
  const errors = isObject(body) && isObject(body['errors']) ? body['errors'] : {};
  const status = error instanceof HttpError ? error.status : 0;
  const key = getErrorKey(error);
  const { fields } = mapServerErrors({ shape: entity.shape, validators }, values, errors);
  return {
    isRefused: isRefusalStatus(status) || (isSuccess(status) && key === undefined),
    hasMessage: error instanceof HttpError && key === undefined,
    fields: Object.keys(fields),
  } satisfies Refusal;
}

/** Describes a refusal by its status and its fields: `status 400 with errors at articleTitle`. */
export function describeRefusal(session: WriteSession, values: FormValues, error: unknown): string {
  const { fields } = getRefusal(session, values, error);
  return `${describeError(error)}${fields.length > 0 ? ` with errors at ${fields.join(', ')}` : ''}`;
}

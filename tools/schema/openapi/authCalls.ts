/**
 * Describes the calls for sign-in and sign-out for the OpenAPI document. These are the only calls of the API that
 * no schema file describes.
 */
import type { Call } from '../../../src/model/entity/entity';
import type { DescribedCall } from './describedCall';
import { createArraySchema, createObjectSchema, createRefSchema, type JsonSchema } from './schemaHelpers';

const TEXT: JsonSchema = { type: 'string' };
const YES_NO: JsonSchema = { type: 'boolean' };
const SECRET: JsonSchema = { type: 'string', format: 'password' };

const call = (method: Call['method'], path: string): Call => ({ method, path: `dawn/api/v1/auth/${path}` });

export const AUTH_OPENAPI_TAG = 'auth';

/** The schema of a permission. A permission is a menu entry, which may contain other entries. */
export const PERMISSION_SCHEMA: JsonSchema = createObjectSchema(
  {
    resourceKey: TEXT,
    name: TEXT,
    path: TEXT,
    viewOnly: YES_NO,
    children: createArraySchema(createRefSchema('Resource')),
  },
  ['resourceKey'],
);

const CREDENTIALS = { username: TEXT, password: SECRET };

export const AUTH_CALLS: readonly DescribedCall[] = [
  {
    name: 'preLogin',
    summary: 'What the next step of signing in is',
    call: call('POST', 'pre-login'),
    body: createObjectSchema(CREDENTIALS),
    data: createObjectSchema({ otpRequired: YES_NO, changePasswordRequired: YES_NO }, []),
    isOpen: true,
  },
  {
    name: 'otp',
    summary: 'Sends a one-time password to the person',
    call: call('GET', 'otp'),
    query: { username: TEXT },
    isOpen: true,
  },
  {
    name: 'login',
    summary: 'Opens a session',
    call: call('POST', 'login'),
    body: createObjectSchema({ ...CREDENTIALS, otp: TEXT }, ['username', 'password']),
    data: createObjectSchema(
      { token: TEXT, userPk: { type: 'integer' }, userName: TEXT, email: TEXT, roleName: TEXT },
      ['userName'],
    ),
    isOpen: true,
  },
  {
    name: 'changePassword',
    summary: 'Changes a password, also an expired one',
    call: call('POST', 'change-password'),
    body: createObjectSchema({ username: TEXT, oldPassword: SECRET, newPassword: SECRET }),
    isOpen: true,
  },
  { name: 'logOut', summary: 'Ends the session', call: call('GET', 'log-out') },
  {
    name: 'resources',
    summary: 'The menu of who is signed in, and what of it may only be looked at',
    call: call('GET', 'resources'),
    data: createArraySchema(createRefSchema('Resource')),
  },
].map((one) => ({ tag: AUTH_OPENAPI_TAG, ...one }));

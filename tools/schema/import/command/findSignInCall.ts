/** Finds the call of an API that takes a user name and a password and answers with a token. */
import { getJsonBody, getSuccess, takesForm, type Operation } from '../api/operations';
import type { SchemaReader } from '../api/schemaReader';
import { getEndpoint } from '../entity/callObject';

const SIGN_IN_PATH = /log-?in|sign-?in|auth|token|session/i;
const OTHER_PATH = /regist|sign-?up|reset|forgot|change|verif|revoke/i;
const PASSWORD = /^pass(word|phrase)?$/i;
const USER_NAME = /^(user_?name|e-?mail(_?address)?|login|user|identifier|account)$/i;
const TOKEN = /^(access_?token|access|auth_?token|token|jwt|id_?token)$/i;
const REFRESH_TOKEN = /^refresh(_?token)?$/i;
const WRAPPERS = ['data', 'result', 'payload'];

const getBodyNames = (reader: SchemaReader, { requestBodies }: Operation): string[] =>
  Object.keys(reader.getProperties(getJsonBody(requestBodies)?.schema));

/** Returns the place of a value in the answer, also one level deeper. */
function findPath(reader: SchemaReader, operation: Operation, name: RegExp): string | undefined {
  const answer = reader.getProperties(getSuccess(operation)?.body?.schema);
  const own = Object.keys(answer).find((key) => name.test(key) && reader.read(answer[key])['writeOnly'] !== true);
  if (own !== undefined) return own;
  for (const wrapper of WRAPPERS) {
    const inner = Object.keys(reader.getProperties(answer[wrapper])).find((key) => name.test(key));
    if (inner !== undefined) return `${wrapper}.${inner}`;
  }
  return undefined;
}

function findRefresh(reader: SchemaReader, operations: readonly Operation[]): object {
  for (const operation of operations) {
    const names = getBodyNames(reader, operation);
    const field = names.find((name) => REFRESH_TOKEN.test(name));
    if (operation.method === 'POST' && field !== undefined && !names.some((name) => PASSWORD.test(name))) {
      return { refresh: { endpoint: getEndpoint(operation, { idParam: undefined }), refreshTokenField: field } };
    }
  }
  return {};
}

/** Returns the object `auth` of config.json for the call that signs in; undefined if the document has none. */
export function findSignInCall(reader: SchemaReader, operations: readonly Operation[]): object | undefined {
  const call = operations.find(
    (operation) =>
      operation.method === 'POST' &&
      operation.pathParams.length === 0 &&
      SIGN_IN_PATH.test(operation.path) &&
      !OTHER_PATH.test(operation.path) &&
      getBodyNames(reader, operation).some((name) => PASSWORD.test(name)),
  );
  if (!call) return undefined;
  const names = getBodyNames(reader, call);
  const user = names.find((name) => USER_NAME.test(name));
  const password = names.find((name) => PASSWORD.test(name));
  const refreshTokenPath = findPath(reader, call, REFRESH_TOKEN);
  return {
    type: 'bearer',
    signIn: {
      endpoint: getEndpoint(call, { idParam: undefined }),
      ...(user === undefined || user === 'username' ? {} : { usernameField: user }),
      ...(password === 'password' ? {} : { passwordField: password }),
      ...(takesForm(call) ? { bodyFormat: 'form' } : {}),
    },
    token: {
      tokenPath: findPath(reader, call, TOKEN) ?? '…',
      ...(refreshTokenPath === undefined ? {} : { refreshTokenPath }),
    },
    ...(refreshTokenPath === undefined ? {} : findRefresh(reader, operations)),
    permissions: { source: 'all' },
  };
}

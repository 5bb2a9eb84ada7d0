/** Says how the document wants users to sign in, and which keys of config.json do so. */
import { isObject, toList, toObjectOrEmpty, toTextOrUndefined, type Json } from '../../lint/source/readJson';
import type { Operation } from '../api/operations';
import type { SchemaReader } from '../api/schemaReader';
import { printJson } from '../merge/printJson';
import { findSignInCall } from './findSignInCall';

/** Returns the names of the security schemes that calls require: those of the document, else all of its calls. */
function listRequiredNames(document: Json): string[] {
  const calls = Object.values(toObjectOrEmpty(document['paths'])).flatMap((item) =>
    Object.values(toObjectOrEmpty(item)),
  );
  const required = [document, ...calls.filter(isObject)].flatMap(({ security }) => toList(security));
  return [...new Set(required.flatMap((one) => Object.keys(toObjectOrEmpty(one))))];
}

const isBearer = ({ type, scheme }: Json): boolean => type === 'http' && String(scheme).toLowerCase() === 'bearer';

function describeOAuth({ flows }: Json, configFile: string): string {
  const tokenUrl = toTextOrUndefined(toObjectOrEmpty(toObjectOrEmpty(flows)['password'])['tokenUrl']);
  if (tokenUrl === undefined) return `OAuth 2.0: "auth" of the type oidc in ${configFile}`;
  const path = tokenUrl.replace(/^https?:\/\/[^/]+/, '').replace(/^\/+/, '');
  return `OAuth 2.0 with a password: "auth" of the type bearer in ${configFile}, with "signIn": { "endpoint": "POST ${path}", "bodyFormat": "form" } and "token": { "tokenPath": "access_token" }`;
}

/** @param call the text about the call that answers with a token, if the document has one */
function describeScheme(scheme: Json, call: string | undefined, configFile: string): string | undefined {
  const { type, name, in: place } = scheme;
  if (isBearer(scheme)) {
    if (call !== undefined) return call;
    return `a token in the header Authorization: "auth" of the type bearer in ${configFile}, if the API has a call that signs in; a fixed token is a header of the dialect in schema/dialects.json, "Authorization": "Bearer …"`;
  }
  if (type === 'http' && String(scheme['scheme']).toLowerCase() === 'basic') {
    return 'user name and password with every call: the header "Authorization": "Basic …" of the dialect in schema/dialects.json, which every user can read; a proxy can add it instead';
  }
  if (type === 'apiKey' && place === 'query') {
    return `a key in the parameter ${String(name)} of every call, which a proxy must add`;
  }
  if (type === 'apiKey' && place === 'header') {
    return `a key in the header ${String(name)}: "headers" of the dialect in schema/dialects.json, which every user can read; a proxy can add it instead`;
  }
  if (type === 'apiKey' && place === 'cookie') {
    return `the cookie ${String(name)}: "auth" of the type cookie in ${configFile}`;
  }
  if (type === 'oauth2') return describeOAuth(scheme, configFile);
  if (type === 'openIdConnect') return `OpenID Connect: "auth" of the type oidc in ${configFile}`;
  return undefined;
}

/**
 * Returns a line for each way to sign in that the document describes, and one for none.
 * @param configFile path of the configuration in the lines
 */
export function describeSignIn(reader: SchemaReader, operations: readonly Operation[], configFile: string): string[] {
  const { document } = reader;
  const auth = findSignInCall(reader, operations);
  const call = auth && `a call takes a password, for ${configFile}: "auth": ${printJson(auth)}`;
  const schemes = toObjectOrEmpty(toObjectOrEmpty(document['components'])['securitySchemes']);
  const required = listRequiredNames(document);
  const names = required.length > 0 ? required : Object.keys(schemes);
  const texts = names.flatMap((name) => describeScheme(reader.resolve(schemes[name]), call, configFile) ?? []);
  if (texts.length === 0 && call !== undefined) texts.push(call);
  if (texts.length > 0) return [...new Set(texts)].map((text) => `Sign-in: ${text}.`);
  return [`Sign-in: the document describes none; "auth": { "type": "none" } in ${configFile} opens the app at once.`];
}

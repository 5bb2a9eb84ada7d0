/** Parses the answers of the calls that return tokens. */
import type { SessionGrant } from '../sessionStore';
import type { AuthConfig } from './authAdapter';
import { getTextAtPath, getValueAtPath } from './responsePaths';
import { decodeClaims } from './tokenClaims';

export interface IssuedToken {
  token: string;
  grant: SessionGrant;
}

const SECOND_MS = 1000;
/** A smaller number is a time in seconds since 1970: in milliseconds it would be a day of the year 1973 or earlier. */
const LEAST_MS = 100_000_000_000;

/** Parses a time: an ISO date, or seconds or milliseconds since 1970. Returns undefined for anything else. */
export function parseTime(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (!Number.isNaN(number)) return number < LEAST_MS ? number * SECOND_MS : number;
  const time = Date.parse(String(value));
  return Number.isNaN(time) ? undefined : time;
}

const toSeconds = (value: unknown): number | undefined =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) && Number(value) > 0
    ? Number(value)
    : undefined;

/**
 * Returns the time at which a token expires. The lifetime of a token is counted from now, because the clocks of
 * browser and server may differ.
 */
function getExpiry(response: unknown, token: string, places: NonNullable<AuthConfig['token']>, now: number) {
  const { expiresInPath, expiresAtPath } = places;
  const lifetime = expiresInPath === undefined ? undefined : toSeconds(getValueAtPath(response, expiresInPath));
  if (lifetime !== undefined) return now + lifetime * SECOND_MS;
  const time = expiresAtPath === undefined ? undefined : parseTime(getValueAtPath(response, expiresAtPath));
  if (time !== undefined) return time;
  const { exp, iat } = decodeClaims(token);
  if (typeof exp !== 'number') return undefined;
  return typeof iat === 'number' ? now + (exp - iat) * SECOND_MS : exp * SECOND_MS;
}

/**
 * Reads the token, its expiry and the refresh token from a response.
 * @param places where they are in the response
 * @returns undefined if the response contains no token
 */
export function parseTokenResponse(
  response: unknown,
  places: NonNullable<AuthConfig['token']>,
  now: number,
): IssuedToken | undefined {
  const token = getTextAtPath(response, places.tokenPath);
  if (!token) return undefined;
  const refreshToken = places.refreshTokenPath === undefined ? '' : getTextAtPath(response, places.refreshTokenPath);
  const expiresAt = getExpiry(response, token, places, now);
  return {
    token,
    grant: { ...(refreshToken ? { refreshToken } : {}), ...(expiresAt === undefined ? {} : { expiresAt }) },
  };
}

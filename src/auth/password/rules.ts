/** The access users' password rule, which change password follows. */
export const PASSWORD_MAX = 32;
const STANDARD_MIN = 6;
const STRONG_MIN = 12;

const STRONG = [/\d/, /\p{Ll}/u, /\p{Lu}/u, /[^\p{L}\p{N}\s]/u];

export type PasswordFault = 'tooLong' | 'tooShort' | 'weak';

/**
 * @param strong flag `strongPassword`: twelve characters of all four kinds
 * @returns undefined for a good password
 */
export function passwordFault(password: string, strong: boolean): PasswordFault | undefined {
  if (password.length > PASSWORD_MAX) return 'tooLong';
  if (!strong) return password.length < STANDARD_MIN ? 'tooShort' : undefined;
  const good = password.length >= STRONG_MIN && STRONG.every((kind) => kind.test(password));
  return good ? undefined : 'weak';
}

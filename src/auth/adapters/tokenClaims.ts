/**
 * Returns the claims of a JSON Web Token; an empty object for an opaque token. The signature is not verified: the
 * claims only decide what the app shows, and the server checks each request.
 */
export function decodeClaims(token: string | undefined): Record<string, unknown> {
  const [, payload = ''] = token?.split('.') ?? [];
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

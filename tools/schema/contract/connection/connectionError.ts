/** The check could not begin: the API cannot be reached, or refuses the sign-in. */
export class ConnectionError extends Error {}

const AGAIN = 'Request failed, please try again';

/** What the transport says of a failure that has no text of the server; a translation has the same keys. */
export const ERROR_TEXTS = {
  failed: AGAIN,
  network: `Network error: the server could not be reached. ${AGAIN}`,
  offline: `You are offline. ${AGAIN}`,
  timeout: `The server gave no answer for %{seconds} seconds. ${AGAIN}`,
  html: `The server answered with a web page instead of data (status %{status}). ${AGAIN}`,
  json: `The server's answer could not be read. ${AGAIN}`,
  empty: `The server's answer is empty. ${AGAIN}`,
  unauthorized: 'Your session has ended, please sign in again',
  forbidden: 'You are not allowed to do this',
  missing: 'This was not found. It may have been deleted',
  conflict: 'This was changed or is used elsewhere. Please reload and try again',
  tooLarge: 'This is too large for the server',
  server: `The server has a problem (status %{status}). ${AGAIN}`,
  status: `The server refused the request (status %{status}). ${AGAIN}`,
  shapeList: `%{title}: the server's answer could not be understood: the answer to %{call} has no list "%{field}"`,
  shapeNumber: `%{title}: the server's answer could not be understood: the answer to %{call} has no number "%{field}"`,
  shapeRecord: `%{title}: the server's answer could not be understood: the answer to %{call} has no record in "%{field}"`,
} as const;

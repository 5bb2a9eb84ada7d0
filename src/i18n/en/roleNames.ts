/**
 * Names of the API specification's roles, by code; a server may have others. The account menu uses them, because it
 * is shown before any option list is loaded. Role fields use the server's option list (`roleNames` of the schema's
 * options), which also describes the permissions.
 */
export const roleNames = {
  ADMIN: 'Administrator',
  GROUP: 'Site group manager',
  PROVIDER: 'Service provider',
  SITE: 'Site manager',
  STACK_HOLDER: 'Stakeholder',
  VIEWER: 'Viewer',
};

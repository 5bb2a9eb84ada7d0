/**
 * The names of the roles in the API specification, by role code. A server may have other roles. The account menu
 * uses these names, because it is shown before any option list is loaded. Role fields use the server's option list
 * `roleNames` instead, which also describes the permissions of each role.
 */
export const roleNames = {
  ADMIN: 'Administrator',
  GROUP: 'Site group manager',
  PROVIDER: 'Service provider',
  SITE: 'Site manager',
  STACK_HOLDER: 'Stakeholder',
  VIEWER: 'Viewer',
};

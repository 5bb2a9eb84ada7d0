/**
 * What the roles of the specification are called, by their codes; a server may have others. The account menu
 * says in a word who is signed in, before any list is asked for; where a role is chosen, the server's list
 * (`roleNames` of the schema's options) also says what it may do.
 */
export const roleNames = {
  ADMIN: 'Administrator',
  GROUP: 'Site group manager',
  PROVIDER: 'Service provider',
  SITE: 'Site manager',
  STACK_HOLDER: 'Stakeholder',
  VIEWER: 'Viewer',
};

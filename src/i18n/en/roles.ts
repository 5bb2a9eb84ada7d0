/** What the roles of the specification are called, by their codes; a server may have others. */
export const roles = {
  ADMIN: 'Administrator',
  GROUP: 'Site group manager',
  PROVIDER: 'Service provider',
  SITE: 'Site manager',
  STACK_HOLDER: 'Stakeholder',
  VIEWER: 'Viewer',
};

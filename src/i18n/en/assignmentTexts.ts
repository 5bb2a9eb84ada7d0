/** English texts of the rows that can be assigned to a record. They are lazy-loaded with these rows. */

export const assignmentTexts = {
  assign: 'Assign',
  assigning: 'Assigning %{count}…',
  count: '%{count} of %{total} assigned',
  none: 'There is no %{singularName} to assign',
  nothing: 'There is nothing to assign',
  onlyFor: 'Limited to',
  search: 'Search',
  unassign: 'Un-assign',
  unassigning: 'Un-assigning %{count}…',
};

/** A small schema file that contains every key that has a text or refers to enclosing fields, once each. */
export const THING = {
  $id: 'thing',
  title: 'Things',
  type: 'object',
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string', title: 'Name', description: 'Help', errorMessage: { maxLength: 'Too long' } },
    kind: { type: 'string', oneOf: [{ const: 'A', title: 'First' }] },
    size: { type: ['string', 'null'], enum: ['S', null] },
    links: { type: 'array', items: { type: 'object', properties: { url: { type: 'string', title: 'Address' } } } },
  },
  if: { properties: { kind: { const: 'A' } }, required: ['kind'] },
  then: { properties: { name: { title: 'Title of A', minLength: 2, errorMessage: 'Longer' } } },
  'x-admin': {
    idField: 'id',
    routes: {},
    calls: {},
    singularName: 'thing',
    list: {
      filters: { properties: { word: { type: 'string', title: 'Word' } } },
      emptyMessage: 'None',
      columns: ['id', { field: 'name', title: 'Called' }],
      quickFilters: [{ title: 'Look', filter: { word: 'x' } }],
    },
    form: { openAs: 'dialog', sections: [{ title: 'Main', fields: ['name'] }] },
    actions: {
      own: {
        title: 'Do',
        call: 'POST a',
        confirm: 'Sure?',
        input: { properties: { why: { type: 'string', title: 'Why' } } },
        sections: [{ title: 'Ask', fields: ['why'] }],
      },
    },
    assignments: {
      sites: {
        title: 'Sites',
        page: 'GET s',
        assign: 'POST s',
        unassign: 'DELETE s',
        recordIdParam: 'thing',
        selectedIdsParam: 'ids',
        rowIdField: 'site',
        statusFilterOptions: 'states',
        rowSchema: { properties: { site: { type: 'string', title: 'Site' } } },
        columns: ['site'],
      },
    },
  },
};

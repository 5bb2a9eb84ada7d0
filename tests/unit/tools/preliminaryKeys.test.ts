/** Files that were written with names that version 2 of the schema language had before they were final. */
import { expect, it } from 'vitest';
import { migrateFile } from '../../../tools/schema/migrations/migrate';

const admin = (more: object): object => ({ 'x-admin': more });
const looks = (ui: object): object => ({ properties: { a: { 'x-ui': ui } } });

it.each<[string, string, object, object]>([
  [
    'of a preliminary list, its filters, alerts and sections',
    'entity',
    admin({
      calls: { get: 'row', update: { endpoint: 'PUT a', envelope: false } },
      form: { cancel: 'back' },
      list: {
        applyFilters: 'button',
        alerts: [{ title: 'A' }],
        chart: { dataField: 'b' },
        sectionsAboveFilters: [
          { tabs: { field: 'c', initialTabCall: 'd' }, details: [{ field: 'e', totalField: 'f' }] },
          { custom: 'g', settings: { alerts: 1 } },
        ],
      },
      assignments: { h: { statusOptions: 'i' } },
    }),
    admin({
      calls: { get: 'listRow', update: { endpoint: 'PUT a', responseEnvelope: false } },
      form: { cancelRedirect: 'back' },
      list: {
        applyFiltersOnSubmit: true,
        quickFilters: [{ title: 'A' }],
        chart: { valuesByKeyField: 'b' },
        sectionsAboveFilters: [
          {
            tabs: { filterField: 'c', initialTabFromCall: 'd' },
            readOnlyValues: [{ field: 'e', percentOfField: 'f' }],
          },
          { custom: 'g', customProps: { alerts: 1 } },
        ],
      },
      assignments: { h: { statusFilterOptions: 'i' } },
    }),
  ],
  [
    'of a preliminary field',
    'entity',
    looks({
      codesInRules: ['A'],
      uniqueOnServer: true,
      alternateNames: ['b'],
      column: { format: 'date' },
      rows: { keepBlankRow: true },
      upload: { call: { call: 'POST a', envelope: false } },
    }),
    looks({
      codesUsedByRules: ['A'],
      omitFromDuplicate: true,
      alternateResponseNames: ['b'],
      columnDefaults: { display: 'date' },
      rows: { trailingBlankRow: true },
      upload: { call: { endpoint: 'POST a', responseEnvelope: false } },
    }),
  ],
  ['of a call that is none', 'entity', admin({ calls: { get: 'id' } }), admin({ calls: { get: 'idOnly' } })],
  [
    'of a preliminary translation',
    'translation',
    { a: { errors: { b: { required: 'C' } }, ruleTexts: { D: 'E' }, details: { F: 'G' }, alerts: { H: 'I' } } },
    {
      a: {
        fieldErrorMessages: { b: { required: 'C' } },
        conditionalTexts: { D: 'E' },
        readOnlyValues: { F: 'G' },
        quickFilters: { H: 'I' },
      },
    },
  ],
  [
    'of options from parameters',
    'options',
    { a: { dependsOn: { dependsOn: 'b' }, standardCodes: 'country' } },
    { a: { paramsFromFields: { dependsOn: 'b' }, labelsFromStandard: 'country' } },
  ],
  [
    'of a field with the value of a renamed flag',
    'entity',
    looks({ from: 'flags.strongPassword' }),
    looks({ valueFrom: 'flags.requireStrongPasswords' }),
  ],
])('a key %s has its present name', (_, kind, before, after) => {
  expect(JSON.parse(migrateFile(kind, JSON.stringify(before)).text)).toEqual(after);
});

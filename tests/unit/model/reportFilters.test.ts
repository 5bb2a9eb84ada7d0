/** Filters of each report type: which are visible, which are sent, and which a change of the type clears. */
import { describe, expect, it } from 'vitest';
import { getForbiddenFilters, getMissingFilters } from '../../../src/generator/actions/requiredFilters';
import { getFilterFormDefinition } from '../../../src/generator/formRules/formDefinition';
import { toFilterFormValues, toRequestFilter } from '../../../src/generator/queries/filterValues';
import { hasResettableFilters, getLockedFilter } from '../../../src/generator/queries/listParams';
import type { FilterValues } from '../../../src/generator/queries/sanitizeFilter';
import { evaluateForm } from '../../../src/model/formRules/evaluateForm';
import { validateForm } from '../../../src/model/form/validateForm';
import { getProductModule } from '../../support/entityModule';
import { saidIn } from './said';

const module = getProductModule('report');
const filters = module.entity.list!.filters;
const generate = module.entity.actions['generate']!;
const formDefinition = getFilterFormDefinition(module, filters);

/** A value in every filter: filters that are hidden for a type must not be sent. */
const ALL = {
  year: 2026,
  month: 2,
  dateRange: { from: '2026-02-01', to: '2026-02-07' },
  monthRange: { from: '2025-11', to: '2026-02' },
  siteDateRange: { from: '2026-01-05', to: '2026-01-31' },
  sitePks: [1, 2],
  sitePk: 3,
  providerPks: [1],
  groupPks: [6, 4],
} satisfies FilterValues;

const MONTH = { year: 2026, month: 2 };
const YEAR_MONTH = ['year', 'month'];

interface Kind {
  shown: string[];
  /** Filters that are sent in addition to the type. */
  sent: object;
  group?: string;
}

const SITES: Kind = { shown: [...YEAR_MONTH, 'sitePks'], sent: { ...MONTH, sitePks: [1, 2] } };
const PROVIDERS: Kind = { shown: [...YEAR_MONTH, 'providerPks'], sent: { ...MONTH, providerPks: [1] } };
const groups = (group: string): Kind => ({
  shown: [...YEAR_MONTH, 'groupPks'],
  sent: { ...MONTH, groupPks: [6, 4] },
  group,
});
const UNKNOWN: Kind = { shown: YEAR_MONTH, sent: MONTH };

const KINDS: readonly (readonly [reportType: string, kind: Kind])[] = [
  [
    'APENDIXF',
    { shown: ['dateRange', 'sitePks'], sent: { startDate: '2026-02-01', endDate: '2026-02-07', sitePks: [1, 2] } },
  ],
  ['APENDIXF1', SITES],
  ['APENDIXF2', SITES],
  ['APENDIXH', SITES],
  ['APENDIXH1', SITES],
  [
    'MNTHADHOC',
    { shown: ['monthRange', 'providerPks'], sent: { startMonth: '2025-11', endMonth: '2026-02', providerPks: [1] } },
  ],
  ['MNTHTRAN', PROVIDERS],
  ['MNTHSEPR', PROVIDERS],
  ['MNTHSUMC', PROVIDERS],
  ['MNTHFLET', groups('Fleet')],
  ['MNTHMEMB', groups('Member')],
  ['MNTHPART', groups('Partner')],
  ['MNTHGCU', groups('Groups')],
  ['MNTHSITE', SITES],
  ['MNTHEBS', SITES],
  ['MNTHECS', SITES],
  ['MAF', { shown: ['siteDateRange', 'sitePk'], sent: { dateStart: '2026-01-05', dateEnd: '2026-01-31', sitePk: 3 } }],
  ['CARBON', UNKNOWN],
  ['apendixf', UNKNOWN],
];

const statesOf = (values: FilterValues) =>
  evaluateForm(formDefinition.shape, toFilterFormValues(filters.fields, values), module.validators).states;

describe.each(KINDS)('a report of type %s', (reportType, { shown, sent, group = 'Groups' }) => {
  const values = { reportType, ...ALL };

  it('has exactly its filters', () => {
    const states = statesOf(values);
    const visible = filters.fields.filter(({ field }) => states.get(field.key)?.visible);
    expect(new Set(visible.map(({ name }) => name))).toEqual(new Set(['reportType', ...shown]));
    expect(getForbiddenFilters(module, values)).toHaveLength(filters.fields.length - 1 - shown.length);
  });

  it('sends exactly these, whatever else was chosen before', () => {
    expect(toRequestFilter(module, values)).toEqual({ reportType, ...sent });
    expect(toRequestFilter(module, { reportType })).toEqual({ reportType });
  });

  it('names its groups', () => {
    expect(statesOf(values).get('groupPks')?.title ?? 'Groups').toBe(group);
  });

  it('asks for nothing on Search, and on Generate of MAF alone for days and a site', () => {
    const values0: FilterValues = { reportType };
    expect(
      saidIn(validateForm(formDefinition, toFilterFormValues(filters.fields, values0), formDefinition.validate)),
    ).toEqual({});
    const missing = (chosen: FilterValues): string | undefined => {
      const all = { reportType, ...chosen };
      const [first] = getMissingFilters(
        module.entity,
        generate,
        toRequestFilter(module, all),
        getForbiddenFilters(module, all),
      );
      return first?.messages['required'];
    };
    const only = (text: string): string | undefined => (reportType === 'MAF' ? text : undefined);
    expect(missing({})).toBe(only('Please select date range'));
    expect(missing({ sitePk: 3 })).toBe(only('Please select date range'));
    expect(missing({ siteDateRange: { from: '2026-01-05' }, sitePk: 3 })).toBe(only('Please select date range'));
    expect(missing({ siteDateRange: ALL.siteDateRange })).toBe(only('Please select a site'));
    expect(missing(ALL)).toBeUndefined();
  });
});

describe('the filters of reports', () => {
  const field = (name: string) => filters.shape.fields[name]!;

  it('go back with a change of the type, all but the year', () => {
    const others = filters.fields.map(({ name }) => name).filter((name) => !['reportType', 'year'].includes(name));
    expect(new Set(field('reportType').ui.resetsFields)).toEqual(new Set(others));
  });

  it('begin with the first type, the first month and this year, of which there is always one', () => {
    const begins = ['reportType', 'month', 'year'].map((name) => field(name).ui.defaultFrom);
    expect(begins).toEqual(['firstOption', 'firstOption', 'thisYear']);
    const kept = (values: FilterValues) => getLockedFilter({ pageSize: 10, filters: filters.fields }, values);
    expect(kept({ reportType: 'MNTHTRAN', ...ALL })).toEqual({
      reportType: 'MNTHTRAN',
      year: 2026,
      month: 2,
    });
    const isNarrowed = (values: FilterValues) => hasResettableFilters(values, kept(values));
    expect(isNarrowed({ reportType: 'MNTHTRAN', year: 2026, month: 2 })).toBe(false);
    expect(isNarrowed({ reportType: 'MNTHTRAN', sitePks: [1] })).toBe(true);
  });

  it('offer the nearest week to one type, take 500 sites, and search after half a second', () => {
    const withPresets = filters.fields.filter(({ field: { ui } }) => ui.dateRange?.presets).map(({ name }) => name);
    expect(withPresets).toEqual(['dateRange']);
    expect(field('dateRange').ui.dateRange?.presets).toEqual([{ title: 'Nearest Week', days: 7 }]);
    expect(field('sitePks').limits.maxItems).toBe(500);
    expect(filters).toMatchObject({ applyFiltersOnSubmit: true, searchDelayMs: 500 });
  });

  it.each([
    ['days', 'APENDIXF', { dateRange: { from: '2026-02-07', to: '2026-02-01' } }],
    ['months', 'MNTHADHOC', { monthRange: { from: '2026-02', to: '2025-11' } }],
    ['days of one site', 'MAF', { siteDateRange: { from: '2026-02-07', to: '2026-02-01' } }],
  ])('refuse %s whose end is before their start', (_, reportType, values) => {
    const said = saidIn(
      validateForm(
        formDefinition,
        toFilterFormValues(filters.fields, { reportType, ...values }),
        formDefinition.validate,
      ),
    );
    expect(Object.values(said)).toEqual(['The end must not be before the start']);
  });

  it('refuse more than 500 sites', () => {
    const sitePks = Array.from({ length: 501 }, (_, index) => index + 1);
    const said = (chosen: number[]) =>
      saidIn(
        validateForm(
          formDefinition,
          toFilterFormValues(filters.fields, { reportType: 'MNTHSITE', sitePks: chosen }),
          formDefinition.validate,
        ),
      );
    expect(said(sitePks.slice(1))).toEqual({});
    expect(Object.keys(said(sitePks))).toEqual(['sitePks']);
  });
});

/** Renders the dashboard with a fake response for each of its blocks. */
import type { Call, SendOptions, WattdeskDataProvider } from '../../../dataProvider/contract/types';
import type { AuthProvider } from 'ra-core';
import { DashboardScreen } from '../../../src/generator/screens/DashboardScreen';
import { enMessages } from '../../../src/i18n/en';
import type { EntityModule } from '../../../src/model/entity/entity';
import { ClockProvider } from '../../../src/widgets/context/clock';
import { ViewOnlyProvider } from '../../../src/widgets/context/viewOnly';
import { getProductModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

export const TABS = [
  { name: 'Energy', value: 'ENERGY' },
  { name: 'Sessions', value: 'SESSIONS' },
];

/** Returns the response data of each block by path; a function may wait or throw. */
const answers = (): Record<string, unknown> => ({
  'base/getCountries': [
    { countryCode: 'SG', countryName: 'Singapore' },
    { countryCode: 'MY', country: 'Malaysia', currency: 'MYR', currencySymbol: 'RM' },
  ],
  'dashboard/providers': [{ providerPk: 3, providerName: 'Merlion' }],
  'dashboard/top-cards': [
    { key: 'sites', title: 'Places', value: 64, unit: '' },
    { key: 'other', title: 'Trees', value: '1234.5', unit: 'kWh' },
    { key: 'revenueMonth', title: 'Money', value: '12.5', unit: 'SGD' },
  ],
  'dashboard/hourly-usages': { xdata: ['00:00'], ydata: [12] },
  'dashboard/bottom-cards': [],
  'dashboard/bottom-tabs': TABS,
  'dashboard/getBottomTab': { value: 'SESSIONS' },
  'dashboard/bottom-chart': { xdata: ['2026-11'], ydata: [7], unit: 'SGD' },
  'dashboard/revenue-tracking': { currency: 'SGD', total: '99.5', xdata: ['2026-11'], ydata: ['88.5'] },
  'dashboard/incidents': [],
  'dashboard/connectors': { Available: 3, SuspendedEV: 1 },
});

interface Asked {
  path: string;
  query: Readonly<Record<string, unknown>>;
  signal: AbortSignal | undefined;
}

interface BoardOptions {
  path?: string;
  viewOnly?: boolean;
  entity?: EntityModule;
  now?: () => Date;
  /** Which screens the user may open. Default: all. */
  canAccess?: NonNullable<AuthProvider['canAccess']>;
}

export function open(
  changed: Record<string, unknown> = {},
  {
    path = '/dashboard',
    viewOnly = false,
    entity = getProductModule('dashboard'),
    now = () => new Date(),
    canAccess = async () => true,
  }: BoardOptions = {},
) {
  const given = { ...answers(), ...changed };
  const asked: Asked[] = [];
  const send = async (call: Call, { query = {}, signal }: SendOptions = {}) => {
    asked.push({ path: call.path, query, signal });
    const response = given[call.path];
    return {
      data: typeof response === 'function' ? await (response as (query: unknown) => unknown)(query) : response,
      msg: '',
    };
  };
  const app = renderInApp(
    <ClockProvider value={now}>
      <ViewOnlyProvider value={viewOnly}>
        <DashboardScreen entity={entity} view="list" routeIndex={0} />
      </ViewOnlyProvider>
    </ClockProvider>,
    {
      dataProvider: { send: send as WattdeskDataProvider['send'] },
      entity,
      path,
      messages: enMessages,
      role: 'ADMIN',
      canAccess,
    },
  );
  return {
    ...app,
    asked,
    to: (place: string) => asked.filter((one) => one.path === `dashboard/${place}`),
    answer: (place: string, response: unknown) => {
      given[`dashboard/${place}`] = response;
    },
    answerCall: (of: string, response: unknown) => {
      given[of] = response;
    },
  };
}

import { useEffect, useState, type ReactNode } from 'react';
import { Card, CardContent, CardHeader, MenuItem, Stack, Tab, Tabs, TextField, Typography } from '@mui/material';
import { Title } from 'react-admin';
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { call } from './providers';

interface Series {
  xdata: string[];
  ydata: (string | number)[];
}
interface Figure {
  title: string;
  value: string | number;
  unit: string;
}
type Incident = Record<'siteName' | 'chargeBoxId' | 'connectorId' | 'errorCode' | 'statusTimestamp', string>;

function useBlock<Data>(path: string): Data | undefined {
  const [data, setData] = useState<Data>();
  useEffect(() => {
    void call('GET', path).then((answer) => setData(answer.data as Data));
  }, [path]);
  return data;
}

const pointsOf = ({ xdata, ydata }: Series) => xdata.map((at, index) => ({ at, value: Number(ydata[index]) }));

const Block = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card sx={{ my: 2 }}>
    <CardHeader title={title} />
    <CardContent>{children}</CardContent>
  </Card>
);

const Figures = ({ figures }: { figures: Figure[] | undefined }) => (
  <Stack direction="row" spacing={4}>
    {figures?.map(({ title, value, unit }) => (
      <div key={title}>
        <Typography className="figure" variant="h5">
          {value} {unit}
        </Typography>
        <Typography variant="body2">{title}</Typography>
      </div>
    ))}
  </Stack>
);

function Usage({ query }: { query: string }) {
  const series = useBlock<Series>(`dashboard/hourly-usages?${query}`);
  if (!series) return null;
  return (
    <ResponsiveContainer width="100%" height={220}>
      <AreaChart data={pointsOf(series)}>
        <CartesianGrid vertical={false} />
        <XAxis dataKey="at" />
        <YAxis />
        <Tooltip />
        <Area dataKey="value" isAnimationActive={false} />
      </AreaChart>
    </ResponsiveContainer>
  );
}

function Performance({ query }: { query: string }) {
  const tabs = useBlock<{ name: string; value: string }[]>('dashboard/bottom-tabs');
  const opening = useBlock<{ value: string }>(`dashboard/getBottomTab?${query}`);
  const [chosen, setChosen] = useState<string>();
  const tab = chosen ?? opening?.value;
  return (
    <>
      {tabs && tab && (
        <Tabs value={tab} onChange={(_, value: string) => setChosen(value)}>
          {tabs.map(({ name, value }) => (
            <Tab key={value} label={name} value={value} />
          ))}
        </Tabs>
      )}
      {tab && <Development query={`${query}&tab=${tab}`} />}
    </>
  );
}

function Development({ query }: { query: string }) {
  const series = useBlock<Series>(`dashboard/bottom-chart?${query}`);
  if (!series) return null;
  return (
    <ResponsiveContainer width="100%" height={220}>
      <BarChart data={pointsOf(series)}>
        <CartesianGrid vertical={false} />
        <XAxis dataKey="at" />
        <YAxis />
        <Tooltip />
        <Bar dataKey="value" isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}

function Revenue({ query }: { query: string }) {
  const revenue = useBlock<Series & { currency: string; total: string }>(`dashboard/revenue-tracking?${query}`);
  if (!revenue) return null;
  return (
    <>
      <Typography variant="h5">
        {revenue.currency} {revenue.total}
      </Typography>
      <ResponsiveContainer width="100%" height={220}>
        <LineChart data={pointsOf(revenue)}>
          <CartesianGrid vertical={false} />
          <XAxis dataKey="at" />
          <YAxis />
          <Tooltip />
          <Line dataKey="value" isAnimationActive={false} />
        </LineChart>
      </ResponsiveContainer>
    </>
  );
}

function Connectors({ query }: { query: string }) {
  const states = useBlock<Record<string, number>>(`dashboard/connectors?${query}`);
  if (!states) return null;
  const data = Object.entries(states).map(([name, value]) => ({ name, value }));
  return (
    <ResponsiveContainer width="100%" height={220}>
      <PieChart>
        <Pie data={data} dataKey="value" innerRadius="60%" isAnimationActive={false} />
        <Tooltip />
      </PieChart>
    </ResponsiveContainer>
  );
}

function Incidents({ query }: { query: string }) {
  const rows = useBlock<Incident[]>(`dashboard/incidents?${query}`);
  return (
    <table>
      <tbody>
        {rows?.map((row) => (
          <tr key={`${row.chargeBoxId} ${row.connectorId} ${row.statusTimestamp}`}>
            {Object.values(row).map((value, index) => (
              <td key={index}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Dashboard() {
  const countries = useBlock<{ countryCode: string; countryName: string }[]>('base/getCountries');
  const [country, setCountry] = useState('SG');
  const query = `countryCode=${country}`;
  const top = useBlock<Figure[]>(`dashboard/top-cards?${query}`);
  const bottom = useBlock<Figure[]>(`dashboard/bottom-cards?${query}`);
  return (
    <>
      <Title title="Dashboard" />
      <TextField select label="Country" value={country} onChange={({ target }) => setCountry(target.value)}>
        {(countries ?? [{ countryCode: 'SG', countryName: 'Singapore' }]).map(({ countryCode, countryName }) => (
          <MenuItem key={countryCode} value={countryCode}>
            {countryName}
          </MenuItem>
        ))}
      </TextField>
      <Block title="Today">
        <Figures figures={top} />
      </Block>
      <Block title="Hourly Usage">
        <Usage query={query} />
      </Block>
      <Block title="Performance">
        <Figures figures={bottom} />
        <Performance query={query} />
      </Block>
      <Block title="Revenue Tracking">
        <Revenue query={query} />
      </Block>
      <Block title="Connectors">
        <Connectors query={query} />
      </Block>
      <Block title="Incidents">
        <Incidents query={query} />
      </Block>
    </>
  );
}

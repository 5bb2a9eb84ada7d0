import { memo, useMemo } from 'react';
import { Box, Tooltip } from '@mui/material';
import { alpha, useTheme } from '@mui/material/styles';
import { labelsOf, lanesOf, type LanePart, type OtherRate } from './lanes';
import { LINE, placedNames, type PlacedName } from './names';
import { placeOf, toneOf } from './paint';
import { clockOf, DAY, DAYS, type RateWindow } from './week';
import type { Wording } from './wording';

interface Props {
  rates: readonly OtherRate[];
  /** Index of the rate that the user points at in the legend. */
  active: number | undefined;
  wording: Wording;
}

/** So many names are read in a tooltip; the others are counted. */
const TOLD = 5;

function namesOf(part: LanePart, rates: readonly OtherRate[], { t }: Wording): string {
  const names = part.rates.slice(0, TOLD).map((rate) => rates[rate]?.name ?? '');
  const count = part.rates.length - names.length;
  return [...names, ...(count > 0 ? [t('week.crowd', { count })] : [])].join(', ');
}

function Part({ part, name, isBehind }: { part: LanePart; name: string; isBehind: boolean }) {
  const { palette } = useTheme();
  const { rate, lane, lanes, from, to } = part;
  const color = rate === undefined ? palette.text.secondary : palette[toneOf(rate)].main;
  return (
    <Tooltip title={`${name} · ${clockOf(from)}–${clockOf(to)}`} enterDelay={150} placement="top">
      <Box
        style={placeOf(part, { start: lane / lanes, share: 1 / lanes })}
        sx={{
          position: 'absolute',
          p: '1px',
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: '1px 0 1px 2px',
            borderRadius: '3px',
            backgroundColor: alpha(color, isBehind ? 0.07 : 0.17),
            boxShadow: `inset 0 0 0 1px ${alpha(color, isBehind ? 0.1 : 0.24)}`,
            transition: 'background-color 120ms',
          },
        }}
      />
    </Tooltip>
  );
}

/** The rate that is pointed at, over the whole width of its days: also one that has no lane of its own. */
function Pointed({ rate, index }: { rate: OtherRate; index: number }) {
  const { palette } = useTheme();
  const color = palette[toneOf(index)].main;
  return rate.segments.map((segment) => (
    <Box
      key={`${segment.day} ${segment.from}`}
      style={placeOf(segment)}
      sx={{ position: 'absolute', pointerEvents: 'none' }}
    >
      <Box
        sx={{
          position: 'absolute',
          inset: '1px 2px 1px 3px',
          borderRadius: '4px',
          backgroundColor: alpha(color, 0.4),
          boxShadow: `inset 0 0 0 1.5px ${color}`,
        }}
      />
    </Box>
  ));
}

function Name({ place, name }: { place: PlacedName; name: string }) {
  const { day, days, at, rate } = place;
  return (
    <Box
      style={{ ...placeOf({ day, from: at, to: DAY }), width: `${((days / DAYS) * 100).toFixed(3)}%` }}
      sx={{
        position: 'absolute',
        display: 'flex',
        alignItems: 'flex-start',
        pointerEvents: 'none',
        p: '2px 1px 0 3px',
      }}
    >
      <Box
        component="span"
        sx={{
          minWidth: 0,
          pl: '3px',
          pr: '2px',
          lineHeight: `${LINE}px`,
          fontSize: 10.5,
          fontWeight: 600,
          color: 'text.primary',
          borderLeft: '2px solid',
          borderColor: `${toneOf(rate)}.main`,
          borderRadius: '2px',
          backgroundColor: ({ palette }) => alpha(palette.background.paper, 0.82),
          overflow: 'hidden',
        }}
      >
        {name}
      </Box>
    </Box>
  );
}

/** The other active rates of the country, faintly. */
export const OthersLayer = memo(function OthersLayer({ rates, active, wording }: Props) {
  const parts = useMemo(() => lanesOf(rates), [rates]);
  return parts.map((part, index) => (
    <Part key={index} part={part} name={namesOf(part, rates, wording)} isBehind={active !== undefined} />
  ));
});

interface NamesProps extends Pick<Props, 'rates' | 'active'> {
  /** When the form's own rate applies: its name stands first. */
  window: RateWindow | undefined;
}

/** Their names above everything that is painted, or the hours of the one that is pointed at. */
export const OtherNames = memo(function OtherNames({ rates, active, window }: NamesProps) {
  const names = useMemo(
    () => placedNames(labelsOf(lanesOf(rates)), (rate) => rates[rate]?.name ?? '', window),
    [rates, window],
  );
  const pointed = active === undefined ? undefined : rates[active];
  if (pointed) return <Pointed rate={pointed} index={active ?? 0} />;
  return names.map((place) => <Name key={place.rate} place={place} name={rates[place.rate]?.name ?? ''} />);
});

import { memo, useMemo } from 'react';
import { Box, Tooltip } from '@mui/material';
import { alpha, useTheme } from '@mui/material/styles';
import { labelsOf, lanesOf, type LaneLabel, type LanePart, type OtherRate } from './lanes';
import { placeOf, toneOf } from './paint';
import { clockOf, DAYS } from './week';
import type { Wording } from './wording';

interface Props {
  rates: readonly OtherRate[];
  /** Index of the rate that the user points at in the legend. */
  active: number | undefined;
  wording: Wording;
}

/** Minutes below which a name does not fit. */
const READABLE = 60;

/** Height of a line of names, in pixels. */
const LINE = 14;

function Part({ part, name, active }: { part: LanePart; name: string; active: number | undefined }) {
  const { palette } = useTheme();
  const { rate, lane, lanes, from, to } = part;
  const color = rate === undefined ? palette.text.secondary : palette[toneOf(rate)].main;
  const isActive = active !== undefined && rate === active;
  const fill = isActive ? 0.5 : active === undefined ? 0.17 : 0.07;
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
            backgroundColor: alpha(color, fill),
            boxShadow: `inset 0 0 0 1px ${alpha(color, isActive ? 1 : 0.22)}`,
            transition: 'background-color 120ms',
          },
        }}
      />
    </Tooltip>
  );
}

function Label({ label, name }: { label: LaneLabel; name: string }) {
  const { first, last, from, to, lane } = label;
  const place = placeOf({ day: first, from, to });
  return (
    <Box
      style={{ ...place, width: `${(((last - first + 1) / DAYS) * 100).toFixed(3)}%` }}
      sx={{
        position: 'absolute',
        display: 'flex',
        alignItems: 'flex-end',
        pointerEvents: 'none',
        pl: '7px',
        pr: '3px',
      }}
    >
      <Box
        component="span"
        sx={{
          mb: `${2 + lane * LINE}px`,
          lineHeight: `${LINE}px`,
          fontSize: 10.5,
          fontWeight: 600,
          color: 'text.primary',
          px: '3px',
          borderRadius: '3px',
          backgroundColor: ({ palette }) => alpha(palette.background.paper, 0.78),
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
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
  const nameOf = ({ rate, count }: LanePart): string =>
    rate === undefined
      ? wording.translate('wd.week.crowd', { _: '%{count} more rates', count })
      : (rates[rate]?.name ?? '');
  return parts.map((part, index) => <Part key={index} part={part} name={nameOf(part)} active={active} />);
});

/** Their names, above everything that is painted. */
export const OtherNames = memo(function OtherNames({ rates }: Pick<Props, 'rates'>) {
  const labels = useMemo(() => labelsOf(lanesOf(rates)).filter(({ from, to }) => to - from >= READABLE), [rates]);
  return labels.map((label) => (
    <Label key={`${label.rate} ${label.first} ${label.from}`} label={label} name={rates[label.rate]?.name ?? ''} />
  ));
});

import { memo, useMemo } from 'react';
import { Box, Tooltip } from '@mui/material';
import { alpha, useTheme } from '@mui/material/styles';
import { groupRatesByTime, type OtherRate } from './otherRates';
import { FORCED_COLORS, getBlockPosition, getForcedRateCountColor, getRateCountColor } from './weekGridStyles';
import { formatMinuteOfDay } from './week/weekTimes';
import type { WeekTextOptions } from './weekTexts';

interface Props {
  rates: readonly OtherRate[];
  textOptions: WeekTextOptions;
}

/** The maximum number of names in a tooltip. Further names are only counted. */
const TOLD = 5;

function getNames(indices: readonly number[], rates: readonly OtherRate[], { t }: WeekTextOptions): string {
  const names = indices.slice(0, TOLD).map((rate) => rates[rate]?.name ?? '');
  const count = indices.length - names.length;
  return [...names, ...(count > 0 ? [t('week.crowd', { smart_count: count })] : [])].join(', ');
}

/**
 * Shows the hours of the other active rates of the country. The colour depends on how many of them apply. Single
 * rates are not distinguished.
 */
export const OtherRatesLayer = memo(function CrowdLayer({ rates, textOptions }: Props) {
  const theme = useTheme();
  const crowds = useMemo(() => groupRatesByTime(rates), [rates]);
  return crowds.map((crowd) => (
    <Tooltip
      key={`${crowd.day} ${crowd.from}`}
      title={`${formatMinuteOfDay(crowd.from)}–${formatMinuteOfDay(crowd.to)} · ${getNames(crowd.rates, rates, textOptions)}`}
      enterDelay={150}
      placement="top"
    >
      <Box style={getBlockPosition(crowd)} sx={{ position: 'absolute', pl: '2px' }}>
        <Box
          sx={{
            height: '100%',
            backgroundColor: getRateCountColor(theme, crowd.rates.length),
            [FORCED_COLORS]: { backgroundColor: getForcedRateCountColor(crowd.rates.length) },
          }}
        />
      </Box>
    </Tooltip>
  ));
});

/** Shows the hours of the rate that is highlighted in the legend. */
export function HighlightedRate({ rate }: { rate: OtherRate }) {
  const { palette } = useTheme();
  return rate.segments.map((segment) => (
    <Box
      key={`${segment.day} ${segment.from}`}
      style={getBlockPosition(segment)}
      sx={{ position: 'absolute', pointerEvents: 'none', p: '1px 2px 1px 3px' }}
    >
      <Box
        sx={{
          height: '100%',
          borderRadius: '4px',
          backgroundColor: alpha(palette.info.main, 0.35),
          boxShadow: `inset 0 0 0 2px ${palette.info.main}`,
          [FORCED_COLORS]: { backgroundColor: 'transparent', boxShadow: 'inset 0 0 0 3px Highlight' },
        }}
      />
    </Box>
  ));
}

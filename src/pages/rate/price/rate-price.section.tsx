import { useMemo, useState } from 'react';
import { Stack, Typography } from '@mui/material';
import type { SectionProps } from '../../../generator/extensions/extensionProps';
import { usePageTranslate } from '../../usePageTranslate';
import { Alert } from '../../../ui/Alert';
import { useCurrentValues } from '../../../widgets/context/currentValues';
import { useRateCodeLabels } from '../useRateCodeLabels';
import { parseRateWindow } from '../week/weekTimes';
import { parsePriceQuery, getDefaultPriceQuery, type PriceQuery } from './priceQuery';
import {
  calculatePrice,
  getRatePriceRows,
  type PriceMeasure,
  type PriceBreakdown,
  type PricedRate,
} from '../week/calculatePrice';
import { PriceInputs } from './PriceInputs';
import { PriceTable, formatMinuteRange } from './PriceTable';

const NAMES = ['repeats', 'allDay', 'startTime', 'endTime', 'countryCode', 'rates', 'specialRates'] as const;
const NOTHING_WRONG: ReadonlySet<keyof PriceQuery> = new Set();

/** Shows the reasons why the session has no price, or why there is no price for some of its time. */
function Reasons({
  price,
  days,
  getName,
}: {
  price: PriceBreakdown;
  days: readonly string[];
  getName: (code: unknown) => string;
}) {
  const t = usePageTranslate();
  const { items, outside, unknown } = price;
  const reasons = [
    ...outside.map((part) => t('price.outside', { time: formatMinuteRange(part, days) })),
    ...unknown.map((code) => (getName(code) ? t('price.unknown', { type: getName(code) }) : t('price.untyped'))),
  ];
  if (reasons.length === 0 && items.length === 0) reasons.push(t('price.none'));
  return reasons.map((reason) => (
    <Alert key={reason} severity="info">
      {reason}
    </Alert>
  ));
}

/**
 * Shows what a driver would pay with this rate, calculated from the current form values. The section re-renders
 * only when a field that it uses changes. Its inputs are never saved.
 */
export function Section({ section, module }: SectionProps) {
  const values = useCurrentValues(NAMES);
  const { t, days, symbol, chargeTypes, groups, getName: nameIn } = useRateCodeLabels(module, values);
  const rate = useMemo(
    (): PricedRate => ({
      window: parseRateWindow(values),
      rates: getRatePriceRows(values['rates']),
      specialRates: getRatePriceRows(values['specialRates']),
    }),
    [values],
  );
  // Inputs that the user has not changed are recalculated when the rate changes.
  const [chosen, setChosen] = useState<Partial<PriceQuery>>({});
  const ask = { ...getDefaultPriceQuery(rate.window, rate.rates), ...chosen };
  const asked = parsePriceQuery(ask);
  const getName = (code: unknown): string => nameIn('rateType', code);
  const meanings = (section.customProps ?? {}) as Readonly<Record<string, PriceMeasure>>;
  const price = 'session' in asked ? calculatePrice(rate, asked.session, meanings) : undefined;
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="textSecondary">
        {t('price.intro')}
      </Typography>
      <PriceInputs
        priceQuery={ask}
        wrong={'wrong' in asked ? asked.wrong : NOTHING_WRONG}
        days={days}
        chargeTypes={chargeTypes}
        groups={groups}
        onChange={(change) => setChosen((before) => ({ ...before, ...change }))}
      />
      {price && (
        <>
          <PriceTable price={price} symbol={symbol} days={days} getName={getName} />
          <Reasons price={price} days={days} getName={getName} />
        </>
      )}
    </Stack>
  );
}

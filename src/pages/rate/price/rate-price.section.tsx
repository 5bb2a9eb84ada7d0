import { useMemo, useState } from 'react';
import { Stack, Typography } from '@mui/material';
import type { SectionProps } from '../../../generator/extensions/extensionProps';
import { useT } from '../../../i18n/useT';
import { Alert } from '../../../ui/Alert';
import { useValues } from '../../../widgets/context/values';
import { useRateWords } from '../useRateWords';
import { windowOf } from '../week/week';
import { sessionOf, usualAsk, type Ask } from './ask';
import { priceOf, rateRows, type Measure, type Price, type Rate } from '../week/price';
import { PriceInputs } from './PriceInputs';
import { PriceTable, timeOf } from './PriceTable';

const NAMES = ['repeats', 'allDay', 'startTime', 'endTime', 'countryCode', 'rates', 'specialRates'] as const;
const NOTHING_WRONG: ReadonlySet<keyof Ask> = new Set();

/** Why a part of the session, or all of it, has no figure. */
function Reasons({
  price,
  days,
  nameOf,
}: {
  price: Price;
  days: readonly string[];
  nameOf: (code: unknown) => string;
}) {
  const t = useT();
  const { pieces, outside, unknown } = price;
  const reasons = [
    ...outside.map((part) => t('price.outside', { time: timeOf(part, days) })),
    ...unknown.map((code) => (nameOf(code) ? t('price.unknown', { type: nameOf(code) }) : t('price.untyped'))),
  ];
  if (reasons.length === 0 && pieces.length === 0) reasons.push(t('price.none'));
  return reasons.map((reason) => (
    <Alert key={reason} severity="info">
      {reason}
    </Alert>
  ));
}

/**
 * What a driver would pay with this rate, from what is typed in the form. It listens to the fields it
 * needs by itself; what is chosen here is never saved.
 */
export function Section({ section, module }: SectionProps) {
  const values = useValues(NAMES);
  const { t, days, symbol, chargeTypes, groups, nameOf: nameIn } = useRateWords(module, values);
  const rate = useMemo(
    (): Rate => ({
      window: windowOf(values),
      rates: rateRows(values['rates']),
      specialRates: rateRows(values['specialRates']),
    }),
    [values],
  );
  // What nobody has chosen follows the rate.
  const [chosen, setChosen] = useState<Partial<Ask>>({});
  const ask = { ...usualAsk(rate.window, rate.rates), ...chosen };
  const asked = sessionOf(ask);
  const nameOf = (code: unknown): string => nameIn('rateType', code);
  const meanings = (section.settings ?? {}) as Readonly<Record<string, Measure>>;
  const price = 'session' in asked ? priceOf(rate, asked.session, meanings) : undefined;
  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="textSecondary">
        {t('price.intro')}
      </Typography>
      <PriceInputs
        ask={ask}
        wrong={'wrong' in asked ? asked.wrong : NOTHING_WRONG}
        days={days}
        chargeTypes={chargeTypes}
        groups={groups}
        onChange={(change) => setChosen((before) => ({ ...before, ...change }))}
      />
      {price && (
        <>
          <PriceTable price={price} symbol={symbol} days={days} nameOf={nameOf} />
          <Reasons price={price} days={days} nameOf={nameOf} />
        </>
      )}
    </Stack>
  );
}

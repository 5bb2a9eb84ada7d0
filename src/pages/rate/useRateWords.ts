import { useMemo } from 'react';
import { useLocale } from 'ra-core';
import { useT } from '../../i18n/useT';
import type { EntityModule, Field } from '../../model/entity/entity';
import { labelOf, type OptionItem } from '../../widgets/optionItems';
import { useOptions } from '../../widgets/useOptions';
import { useCurrency } from '../../widgets/useWords';
import { dayNames } from '../../widgets/weekdays';
import type { Wording } from './wording';

export interface RateWords extends Wording {
  chargeTypes: readonly OptionItem[];
  groups: readonly OptionItem[];
}

/**
 * What the codes of a rate are called, and its currency, in the language of the page.
 * @param values of the rate: its country says which currency
 */
export function useRateWords({ entity }: EntityModule, values: Readonly<Record<string, unknown>>): RateWords {
  const t = useT();
  const locale = useLocale();
  const { options: rateTypes } = useOptions('rateTypes');
  const { options: chargeTypes } = useOptions('chargeTypes');
  const { options: groups } = useOptions('groups');
  const symbol = useCurrency(entity.shape.fields['rates']?.shape?.fields['rate'] as Field, values);
  return useMemo(() => {
    const lists = { rateType: rateTypes, chargeTypePk: chargeTypes, groupPk: groups };
    return {
      t,
      days: dayNames(locale),
      symbol,
      nameOf: (field, code) => labelOf(lists[field], code) ?? String(code ?? ''),
      chargeTypes,
      groups,
    };
  }, [t, locale, symbol, rateTypes, chargeTypes, groups]);
}

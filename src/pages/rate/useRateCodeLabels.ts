import { useMemo } from 'react';
import { useLocale } from 'ra-core';
import { usePageTranslate } from '../usePageTranslate';
import type { EntityModule, Field } from '../../model/entity/entity';
import { getOptionLabel, type OptionItem } from '../../widgets/normalizeOptions';
import { useOptions } from '../../widgets/useOptions';
import { useCurrencySymbol } from '../../widgets/useFormatTexts';
import { getDayNames } from '../../widgets/weekdays';
import type { WeekTextOptions } from './weekTexts';

export interface RateCodeLabels extends WeekTextOptions {
  chargeTypes: readonly OptionItem[];
  groups: readonly OptionItem[];
}

/**
 * Returns the functions and texts for the labels of a rate's codes, and the symbol of its currency. All of them are
 * in the current language.
 * @param values the field values of the rate; its country determines the currency
 */
export function useRateCodeLabels({ entity }: EntityModule, values: Readonly<Record<string, unknown>>): RateCodeLabels {
  const t = usePageTranslate();
  const locale = useLocale();
  const { options: rateTypes } = useOptions('rateTypes');
  const { options: chargeTypes } = useOptions('chargeTypes');
  const { options: groups } = useOptions('groups');
  const symbol = useCurrencySymbol(entity.shape.fields['rates']?.shape?.fields['rate'] as Field, values);
  return useMemo(() => {
    const lists = { rateType: rateTypes, chargeTypePk: chargeTypes, groupPk: groups };
    return {
      t,
      days: getDayNames(locale),
      symbol,
      getName: (field, code) => getOptionLabel(lists[field], code) ?? String(code ?? ''),
      chargeTypes,
      groups,
    };
  }, [t, locale, symbol, rateTypes, chargeTypes, groups]);
}

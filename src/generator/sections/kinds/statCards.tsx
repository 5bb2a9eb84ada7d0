import { recordViewTexts } from '../../../i18n/en/recordViewTexts';
import { useLazyTextTranslate } from '../../../i18n/useAppTranslate';
import { isObject } from '../../../model/values/cleanValues';
import { getFieldAtPath, getValueAtPath } from '../../../model/values/fieldPath';
import { getChoiceLabel } from '../../../model/values/translatedOptionNames';
import { getOwnProperty } from '../../../model/values/getOwnProperty';
import { isEmpty, toText } from '../../../model/values/isEmpty';
import { formatAmount } from '../../../model/formatting/formatNumbers';
import { useCurrencySymbols, useFormatTexts } from '../../../widgets/useFormatTexts';
import { ValueChangeText } from '../../chart/ValueChangeText';
import { getRelativeChange } from '../../chart/timeSeries';
import { LinkedValue } from '../../shared/LinkedValue';
import type { SectionKindProps } from '../types';

/** A section with large numbers side by side. The record contains the titles of the numbers. */
export function Section({ section, module, record }: SectionKindProps) {
  const t = useLazyTextTranslate('view', recordViewTexts);
  const { language } = useFormatTexts();
  const getSymbol = useCurrencySymbols();
  const { statCards } = section;
  if (!statCards || !record) return null;
  const rows = getValueAtPath(module.entity.shape, statCards.itemsField, record);
  const entries = (Array.isArray(rows) ? rows : []).filter(isObject);
  if (entries.length === 0) return <p className="wd-quiet">{t('noData')}</p>;
  const keyField =
    statCards.codeField === undefined
      ? undefined
      : getFieldAtPath(module.entity.shape, statCards.itemsField)?.shape?.fields[statCards.codeField];
  // If the schema defines the code of a number, the translated title of the code is used. Otherwise, the title from
  // the record is used.
  const getName = (entry: Readonly<Record<string, unknown>>): string =>
    getChoiceLabel(keyField?.choices ?? [], keyField && entry[keyField.name]) ?? toText(entry[statCards.titleField]);
  const read = (entry: Readonly<Record<string, unknown>>): string => {
    const value = entry[statCards.valueField];
    const unit = toText(statCards.unitField === undefined ? undefined : entry[statCards.unitField]);
    return isEmpty(value) ? '–' : formatAmount(value, unit, language, getSymbol);
  };
  const getLink = (entry: Readonly<Record<string, unknown>>) =>
    getOwnProperty(statCards.linksByCode ?? {}, toText(entry[statCards.codeField ?? '']));
  const renderChange = (entry: Readonly<Record<string, unknown>>) => {
    const period = getOwnProperty(statCards.previousPeriodLabels ?? {}, toText(entry[statCards.codeField ?? '']));
    const [value, before] = [statCards.valueField, statCards.previousValueField ?? ''].map((name) =>
      isEmpty(entry[name]) ? undefined : Number(entry[name]),
    );
    const change = getRelativeChange(value, before);
    if (period === undefined || change === undefined) return null;
    const isPercentage = statCards.unitField !== undefined && entry[statCards.unitField] === '%';
    return (
      <dd className="wd-count-change">
        <ValueChangeText change={change} period={period} points={isPercentage ? value! - before! : undefined} />
      </dd>
    );
  };
  return (
    <div className="wd-counts-room">
      <dl className="wd-counts">
        {entries.map((entry, index) => (
          <div key={`${getName(entry)} ${index}`}>
            <dt>{getName(entry)}</dt>
            <dd>
              <LinkedValue link={getLink(entry)} values={record} className="wd-figure-link">
                {read(entry)}
              </LinkedValue>
            </dd>
            {renderChange(entry)}
          </div>
        ))}
      </dl>
    </div>
  );
}

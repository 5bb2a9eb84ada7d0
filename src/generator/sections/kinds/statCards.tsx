import { useT } from '../../../i18n/useT';
import { isObject } from '../../../model/values/clean';
import { fieldAt, readAt } from '../../../model/values/fieldPath';
import { choiceName } from '../../../model/values/optionNames';
import { isEmpty, textOf } from '../../../model/values/empty';
import { formatIn } from '../../../model/reading/numbers';
import { useSymbols, usePlainWords } from '../../../widgets/useWords';
import type { SectionKindProps } from '../types';

/** Large figures side by side, which bring their names along. */
export function Section({ section, module, record }: SectionKindProps) {
  const t = useT();
  const { language } = usePlainWords();
  const symbolOf = useSymbols();
  const { statCards } = section;
  if (!statCards || !record) return null;
  const rows = readAt(module.entity.shape, statCards.itemsField, record);
  const entries = (Array.isArray(rows) ? rows : []).filter(isObject);
  if (entries.length === 0) return <p className="wd-quiet">{t('section.noData')}</p>;
  const keyField =
    statCards.codeField === undefined
      ? undefined
      : fieldAt(module.entity.shape, statCards.itemsField)?.shape?.fields[statCards.codeField];
  // What the schema knows by its code is called as the language of the page has it.
  const nameOf = (entry: Readonly<Record<string, unknown>>): string =>
    choiceName(keyField?.choices ?? [], keyField && entry[keyField.name]) ?? textOf(entry[statCards.titleField]);
  const read = (entry: Readonly<Record<string, unknown>>): string => {
    const value = entry[statCards.valueField];
    const unit = textOf(statCards.unitField === undefined ? undefined : entry[statCards.unitField]);
    return isEmpty(value) ? '–' : formatIn(value, unit, language, symbolOf);
  };
  return (
    <dl className="wd-counts">
      {entries.map((entry, index) => (
        <div key={`${nameOf(entry)} ${index}`}>
          <dt>{nameOf(entry)}</dt>
          <dd>{read(entry)}</dd>
        </div>
      ))}
    </dl>
  );
}

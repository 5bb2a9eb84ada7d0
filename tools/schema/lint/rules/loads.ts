/** Sections that load what they show: what the entries of their cards have, and tabs that are asked with. */
import { fieldAt, fieldsOf, innerOf, type Folder, type Rule } from '../source/folder';
import { asObject, asText, type Json, type Path } from '../source/json';
import type { Finding, Source } from '../source/source';
import { allowedHere, didYouMean, quote } from '../source/words';
import { screensOf, sectionsAt } from './sections';

const OF_AN_ENTRY = ['titleField', 'codeField', 'valueField', 'unitField'];

function cardNames(cards: Json, path: Path, source: Source, { wholeOf }: Folder): Finding[] {
  const record = fieldsOf(wholeOf(source));
  const list = record && fieldAt(record, asText(cards['itemsField']) ?? '');
  const fields = innerOf(list);
  if (!fields) return [];
  const names = Object.keys(fields);
  return OF_AN_ENTRY.flatMap((key): Finding[] => {
    const name = asText(cards[key]);
    if (name === undefined || names.includes(name)) return [];
    const message = `${key} of the cards ${quote(name)} names no field${didYouMean(name, names)}`;
    return [{ at: [...path, key], message, cure: allowedHere(names) }];
  });
}

function tabsOf(section: Json, path: Path, source: Source, { wholeOf }: Folder): Finding[] {
  const { tabs, fetch } = section;
  if (tabs === undefined) return [];
  const at = [...path, 'tabs'];
  if (fetch === undefined)
    return [
      {
        at,
        key: true,
        message: 'the tabs are parameters of a request, and the section makes none',
        cure: 'Say what to "fetch", or remove them.',
      },
    ];
  const field = asText(asObject(tabs)['field']);
  const named = asObject(asObject(fieldsOf(wholeOf(source)))[field ?? '']);
  const hasOptions = 'oneOf' in named || 'options' in asObject(named['x-ui']);
  if (field === undefined || hasOptions || Object.keys(named).length === 0) return [];
  const message = `the tabs are the options of ${quote(field)}, which has none`;
  return [{ at: [...at, 'field'], message, cure: 'Give the field "oneOf", or "x-ui": { "options": "…" }.' }];
}

export const loads: Rule = (source, folder) =>
  screensOf(source.value).flatMap((screen) =>
    sectionsAt(source.value, screen).flatMap(({ section, path }) => [
      ...cardNames(asObject(section['statCards']), [...path, 'statCards'], source, folder),
      ...tabsOf(section, path, source, folder),
    ]),
  );

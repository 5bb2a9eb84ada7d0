/** Fields that act on other fields, or whose choices are counted. */
import { endsIn } from '../../../../src/model/values/periods';
import { choicesOf, fieldsOf, innerOf, typesOf, type Folder, type Rule } from '../source/folder';
import { asList, asNumber, asObject, asText, entriesAt, textsAt, valueAt, type Json, type Path } from '../source/json';
import type { Place } from '../source/places';
import type { Finding } from '../source/source';
import { allowedHere, didYouMean, listing, quote } from '../source/words';
import configMeta from '../../../../schema/meta/v2/config.schema.json';
import { brokenBy } from './values';

const at = ({ path }: Place, ...steps: Path): Path => [...path, 'x-ui', ...steps];

function onItself(place: Place): Finding[] {
  const name = String(place.path.at(-1));
  const ui = asObject(place.own['x-ui']);
  const told = (key: string, path: Path): Finding => ({
    at: path,
    message: `${quote(key)} of ${quote(name)} names the field itself`,
    cure: 'Name another field, or remove it.',
  });
  return [
    ...textsAt(ui, ['resets']).flatMap(({ text, path }) => (text === name ? [told('resets', at(place, ...path))] : [])),
    ...entriesAt(ui, ['autofill']).flatMap(({ name: key, path }) =>
      key === name ? [told('autofill', at(place, ...path))] : [],
    ),
    ...['labelField', 'startField'].flatMap((key) => (ui[key] === name ? [told(key, at(place, key))] : [])),
  ];
}

/** A field takes its choices from one place. */
const CHOICES = ['options', 'optionRange', 'suggestionsFrom'];

function choiceSources(place: Place): Finding[] {
  const ui = asObject(place.whole['x-ui']);
  const named = CHOICES.filter((key) => key in ui);
  const hasOwn = choicesOf(place.whole) !== undefined;
  const [first, second] = [...(hasOwn ? ['choices of its own'] : []), ...named];
  const key = named.find((one) => one !== first);
  if (first === undefined || second === undefined || key === undefined) return [];
  // A list of the server may name what the schema lists.
  if (hasOwn && key === 'options') return [];
  return [
    {
      at: at(place, key),
      key: true,
      message: `${quote(key)} beside ${hasOwn ? first : quote(first)}: a field has one source of options`,
      cure: 'Keep one of the two.',
    },
  ];
}

const MOST = 1000;

function countedChoices(place: Place): Finding[] {
  const { min, max, step } = asObject(valueAt(place.own, ['x-ui', 'optionRange']));
  const [first, last, width] = [asNumber(min), asNumber(max), asNumber(step)];
  if (first === undefined || last === undefined || width === undefined || width <= 0) return [];
  const path = at(place, 'optionRange');
  if (first > last) {
    return [
      {
        at: path,
        key: true,
        message: `"optionRange" from ${first} to ${last} has no options`,
        cure: 'Let "min" be the smaller one.',
      },
    ];
  }
  const count = Math.floor((last - first) / width) + 1;
  if (count > MOST) {
    const message = `"optionRange" makes ${count} options: nobody finds one among them`;
    return [{ at: path, key: true, message, cure: `Take a larger "step"; at most ${MOST} are offered.` }];
  }
  const end = Number((first + (count - 1) * width).toFixed(10));
  const ends = [...new Set([first, end])];
  return ends.flatMap((value) =>
    brokenBy(value, place.whole).map((limit) => ({
      at: path,
      key: true,
      message: `choice ${value} breaks ${quote(limit)} ${String(place.whole[limit])}`,
      cure: `Change "optionRange", or ${quote(limit)}.`,
    })),
  );
}

/** Two names, or one list: the ends are sent in one of the two ways. */
function twoWays(place: Place): Finding[] {
  const period = asObject(valueAt(place.own, ['x-ui', 'dateRange']));
  if (!('params' in period && 'serialization' in period)) return [];
  const message = '"params" and "serialization" both say how the two ends are sent';
  return [{ at: [...at(place, 'dateRange'), 'serialization'], key: true, message, cure: 'Remove one of them.' }];
}

function periods(place: Place): Finding[] {
  const types = typesOf(place.whole);
  if (valueAt(place.own, ['x-ui', 'dateRange']) === undefined || !types.includes('object')) return [];
  if (endsIn(fieldsOf(place.whole) ?? {})) return twoWays(place);
  const message = '"dateRange" is for an object of "from" and "to", or "start" and "end", and nothing else';
  return [{ at: at(place, 'dateRange'), key: true, message, cure: 'Describe the two, or remove "dateRange".' }];
}

const FLAGS = Object.keys(configMeta.properties.flags.properties);

/** Whether a place stands in what is filled in beside the record: there a record is at hand. */
const isBeside = ({ path }: Place): boolean => path[0] === 'x-admin';

/** Starting values that are texts. */
const TEXTS = ['config.country', 'config.callingCode', 'config.currency', 'today', 'thisMonth'];

function wrongStart(place: Place): Finding[] {
  const text = asText(valueAt(place.own, ['x-ui', 'defaultFrom']));
  const types = typesOf(place.whole);
  if (text === undefined || !TEXTS.includes(text) || types.length === 0 || types.includes('string')) return [];
  const message = `${quote(text)} is a text, and the field is of type ${listing(types, 'or')}`;
  return [{ at: at(place, 'defaultFrom'), message, cure: 'Take another start, or change the type.' }];
}

function otherAddress(place: Place, key: string, name: string, known: readonly string[]): Finding[] {
  if (known.includes(name)) return [];
  const message = `no addresses are called ${quote(name)}${didYouMean(name, known)}`;
  return [{ at: at(place, key), message, cure: 'Name them in "routes": { "variants": [{ "name": … }] }.' }];
}

/** Values that are taken from the configuration or from the record at hand. */
function origins(place: Place, record: Json | undefined, addresses: readonly string[]): Finding[] {
  return ['valueFrom', 'defaultFrom', 'revealFlag'].flatMap((key): Finding[] => {
    const text = asText(valueAt(place.own, ['x-ui', key]));
    const [, kind, name = ''] = /^(flags|routes|record)\.(.+)$/.exec(text ?? '') ?? [];
    if (kind === 'flags') {
      const message = `there is no flag ${quote(name)} in config.json${didYouMean(name, FLAGS)}`;
      return FLAGS.includes(name) ? [] : [{ at: at(place, key), message, cure: allowedHere(FLAGS) }];
    }
    if (kind === 'routes') return otherAddress(place, key, name, addresses);
    if (kind !== 'record') return [];
    if (!isBeside(place)) {
      const message = `${quote(text)}: a record's own field has no other record to take it from`;
      return [{ at: at(place, key), message, cure: 'It is for the input of an action.' }];
    }
    const [first = ''] = name.split('.');
    const names = Object.keys(record ?? {});
    if (!record || first in record || name in record) return [];
    return [
      {
        at: at(place, key),
        message: `${quote(text)} names no field of the record${didYouMean(name, names)}`,
        cure: allowedHere(names),
      },
    ];
  });
}

/** What a list depends on must be known where the list is used: beside the field, or in the record. */
function dependence(place: Place, record: Json | undefined, { files }: Folder): Finding[] {
  const name = asText(valueAt(place.whole, ['x-ui', 'options']));
  if (name === undefined || !place.siblings) return [];
  const near = { ...record, ...place.siblings };
  return entriesAt(files['options.json'], [name, 'dependsOn']).flatMap(({ value }): Finding[] => {
    if (typeof value !== 'string' || value in near) return [];
    const message = `option list ${quote(name)} depends on ${quote(value)}, which is no field here${didYouMean(value, Object.keys(near))}`;
    return [{ at: at(place, 'options'), message, cure: 'Add the field, or take a list that does not depend on it.' }];
  });
}

/** The rows of an upload must have a place for its path. */
function stores(place: Place): Finding[] {
  const upload = valueAt(place.own, ['x-ui', 'upload']);
  const hasRows = typesOf(place.whole).includes('array') && innerOf(place.whole) !== undefined;
  if (upload === undefined || !hasRows || 'targetField' in asObject(upload)) return [];
  const names = Object.keys(innerOf(place.whole) ?? {});
  const cure = `Name the field of a row that keeps the path: ${listing(names, 'or')}.`;
  return [{ at: at(place, 'upload'), key: true, message: '"upload" of a list of objects needs "targetField"', cure }];
}

export const linkedFields: Rule = (source, folder) => {
  const record = fieldsOf(folder.wholeOf(source));
  const variants = asList(valueAt(source.value, ['x-admin', 'routes', 'variants']));
  const addresses = variants.flatMap((one) => asText(asObject(one)['name']) ?? []);
  return folder
    .placesOf(source)
    .filter(({ role }) => role === 'field')
    .flatMap((place) => [
      ...onItself(place),
      ...choiceSources(place),
      ...countedChoices(place),
      ...periods(place),
      ...wrongStart(place),
      ...origins(place, record, addresses),
      ...dependence(place, record, folder),
      ...stores(place),
    ]);
};

/** Calls that cannot page, that leave out what is required, or that read what another entity reads. */
import { entityNameOf, type Folder, type Rule } from '../source/folder';
import { asList, asObject, entriesAt, isObject, valueAt, type Json, type Path } from '../source/json';
import type { Finding, Source } from '../source/source';
import { listing, quote } from '../source/words';
import { callAt } from './subjects';

const CALLS = ['x-admin', 'calls'];
/** Named calls that are no pages. */
const OTHERS = ['get', 'create', 'update', 'delete'];

function pageFaults(value: Json, path: Path): Finding[] {
  const call = valueAt(value, path);
  if (typeof call !== 'string' && !isObject(call)) return [];
  if (!('pagination' in asObject(call))) {
    const cure =
      'Write { "endpoint": "…", "pagination": "pageNo/pageVo" }: the names the server wants for page and filters.';
    return [{ at: path, message: 'the page call has no "pagination"', cure }];
  }
  const method = callAt(value, path)?.text.split(' ')[0];
  if (method === undefined || method === 'POST' || !/^[A-Z]+$/.test(method)) return [];
  const cure = 'Write "POST …": page and filters are sent as a body.';
  return [{ at: path, message: `the page call is a ${method}, and pages are read by POST`, cure }];
}

/** Calls that read pages. */
export const paging: Rule = ({ value }) => {
  const hasRest = valueAt(value, [...CALLS, 'rest']) !== undefined;
  const own = hasRest ? [] : pageFaults(value, [...CALLS, 'page']);
  const idle = OTHERS.filter((name) => valueAt(value, [...CALLS, name, 'pagination']) !== undefined);
  return [
    ...own,
    ...entriesAt(value, ['x-admin', 'assignments']).flatMap(({ path }) => pageFaults(value, [...path, 'page'])),
    ...idle.map((name) => ({
      at: [...CALLS, name, 'pagination'],
      key: true,
      message: `"pagination" does nothing on ${quote(name)}`,
      cure: 'Only page calls take it.',
    })),
  ];
};

/** A new record that lacks what is required would be refused every time. */
export const bodies: Rule = (source, folder) => {
  const whole = folder.wholeOf(source);
  const at = [...CALLS, 'create', 'bodyFields'];
  const body = valueAt(source.value, at);
  if (!Array.isArray(body)) return [];
  const fields = asObject(whole['properties']);
  const left = asList(whole['required']).filter(
    (name) => typeof name === 'string' && !body.includes(name) && asObject(fields[name])['readOnly'] !== true,
  );
  return left.length === 0
    ? []
    : [
        {
          at,
          key: true,
          message: `"bodyFields" leaves out ${listing(left)}, which ${left.length === 1 ? 'is' : 'are'} required`,
          cure: 'Add it to "bodyFields", or take it out of "required".',
        },
      ];
};

interface PageCall {
  source: Source;
  path: Path;
  text: string;
  fixedParams: string;
}

function pageCallOf(source: Source): PageCall[] {
  const call = callAt(source.value, [...CALLS, 'page']);
  const rest = valueAt(source.value, [...CALLS, 'rest']);
  if (typeof rest === 'string' && !call) {
    return [{ source, path: [...CALLS, 'rest'], text: `GET ${rest}`, fixedParams: '{}' }];
  }
  const fixed = asObject(valueAt(source.value, [...CALLS, 'page', 'fixedParams']));
  const sorted = Object.fromEntries(Object.entries(fixed).sort(([one], [other]) => (one < other ? -1 : 1)));
  return call ? [{ source, path: call.path, text: call.text, fixedParams: JSON.stringify(sorted) }] : [];
}

const ownerOf = ({ value }: Source): unknown => valueAt(value, ['x-admin', 'parentEntity']);

/** A part may show the rows of what it belongs to with other filters. */
const isPart = (one: Source, other: Source): boolean =>
  ownerOf(one) === entityNameOf(other) || ownerOf(other) === entityNameOf(one);

/** Two entities that read the same rows: a change of one is not seen in the other. */
export const sharedPages: Rule = (source, folder: Folder) =>
  pageCallOf(source).flatMap((own) => {
    const twin = folder.entities
      .filter((other) => other !== source && !isPart(other, source))
      .flatMap(pageCallOf)
      .find(({ text }) => text === own.text);
    if (!twin) return [];
    const isMeant = twin.fixedParams !== own.fixedParams;
    return [
      {
        at: own.path,
        message: `${quote(own.text)} is also the page call of ${quote(entityNameOf(twin.source))}`,
        cure: isMeant
          ? 'Nothing has to be done where the two show different rows.'
          : 'Give each entity a call of its own, or tell their rows apart with "fixedParams".',
        ...(isMeant ? { severity: 'warning' as const } : {}),
      },
    ];
  });

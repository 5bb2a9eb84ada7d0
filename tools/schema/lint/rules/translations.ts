import type { Rule } from '../source/folder';
import { isObject, valueAt, type Path } from '../source/json';
import { renamesIn } from '../source/renames';
import type { Finding, Source } from '../source/source';
import { stalePaths, startsWith, strangeEntities } from '../source/stale';
import { expectedTexts, type Text } from '../source/texts';
import { allowedHere, didYouMean, listing, quote } from '../source/words';

/** Names beside which an unknown key stands, for the guess at what was meant. */
const neighbours = (path: Path, texts: readonly Text[]): string[] => [
  ...new Set(
    texts
      .filter((text) => startsWith(text.path, path.slice(0, -1)))
      .flatMap((text) => text.path[path.length - 1] ?? []),
  ),
];

const FIX = '"npm run schema -- lint --fix"';
const REMOVES = `${FIX} removes it`;

/** What to do with a text whose field has another name now. */
const carries = (name: string): string => `The field may be ${quote(name)} now: ${FIX} carries its texts over.`;

function namesNothing(entity: string, source: Source, texts: readonly Text[]): Finding[] {
  const renames = renamesIn(entity, source, texts);
  return stalePaths(entity, source, texts).map((path) => {
    const names = neighbours(path, texts);
    const where = path.length > 1 ? ` in ${quote(path.slice(0, -1).join('/'))}` : '';
    const renamed = renames.find(({ from }) => startsWith(path, from));
    const cure = names.length > 0 ? `${allowedHere(names)} ${REMOVES}.` : `The schema has no such text: ${REMOVES}.`;
    return {
      at: [entity, ...path],
      key: true,
      message: `${quote(path.at(-1))}${where} of ${quote(entity)} translates nothing${didYouMean(path.at(-1), names)}`,
      cure: renamed ? carries(String(renamed.to.at(-1))) : cure,
      severity: 'warning',
    };
  });
}

/** So many missing keys are named; the rest is counted. */
const SHOWN = 8;

function missing(entity: string, source: Source, texts: readonly Text[]): Finding[] {
  const lost = texts
    .filter(({ path, optional }) => !optional && valueAt(source.value, [entity, ...path]) === undefined)
    .map(({ path }) => path.join('/'));
  if (lost.length === 0) return [];
  const rest = lost.length > SHOWN ? ` and ${lost.length - SHOWN} more` : '';
  const language = source.name.replace(/^.*\/|\.json$/g, '');
  return [
    {
      at: [entity],
      key: true,
      message: `${quote(entity)} lacks ${lost.length} ${lost.length === 1 ? 'text' : 'texts'} in ${language}: ${lost.slice(0, SHOWN).join(', ')}${rest}`,
      cure: 'Add them; until then the English text is shown.',
      severity: 'warning',
    },
  ];
}

/**
 * Keys that name nothing, and texts that a language lacks. None is an error: English goes on changing
 * while its translations wait.
 */
export const translations: Rule = (source, folder) => {
  const expected = expectedTexts(source, folder);
  return [
    ...strangeEntities(source, expected).map((name): Finding => ({
      at: [name],
      key: true,
      message: `there is no entity ${quote(name)}${didYouMean(name, Object.keys(expected))}`,
      cure: `Name one of ${listing(Object.keys(expected), 'or')}, or remove it: ${REMOVES}.`,
      severity: 'warning',
    })),
    ...Object.entries(expected).flatMap(([entity, texts]) => [
      ...(isObject(source.value[entity]) ? namesNothing(entity, source, texts) : []),
      ...missing(entity, source, texts),
    ]),
  ];
};

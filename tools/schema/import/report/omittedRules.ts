/** Collects what the import leaves out of the rules of a document, because the schema language has no words for it. */
import pluralize from 'pluralize';
import type { Json } from '../../lint/source/readJson';

/** So many rules are named at most. */
const MOST_NAMED = 10;
const EFFECT = 'so the form accepts what it forbids';
const EFFECT_ON_SAVE = 'so only a save tells what it forbids';

export class OmittedRules {
  /** Whether a part of the rule is kept, by the rule in the normalized document. */
  readonly #rules = new Map<string, boolean>();

  /** @param isPart whether a part of the rule is kept */
  add(rule: Json, isPart: boolean): void {
    const key = JSON.stringify(rule);
    this.#rules.set(key, isPart && (this.#rules.get(key) ?? true));
  }

  /**
   * Returns a sentence for each rule.
   * @param find returns the place of a rule in the document
   * @param isCheckedOnSave whether a save checks all rules of the document
   */
  describe(find: (rule: Json) => string | undefined, isCheckedOnSave = false): string[] {
    const effect = isCheckedOnSave ? EFFECT_ON_SAVE : EFFECT;
    const places = new Map<string, boolean>();
    for (const [rule, isPart] of this.#rules) {
      const place = find(JSON.parse(rule) as Json) ?? '#';
      places.set(place, isPart && (places.get(place) ?? true));
    }
    const all = [...places].map(([place, isPart]) =>
      place === '#'
        ? `a rule of the document, ${effect}`
        : `${isPart ? 'a part of the rule' : 'the rule'} at ${place}, ${effect}`,
    );
    const more = all.length - MOST_NAMED;
    return more > 0 ? [...all.slice(0, MOST_NAMED), `${pluralize('more rule', more, true)}`] : all;
  }
}

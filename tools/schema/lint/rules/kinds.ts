/** Widgets that cannot draw the field they are asked for; the kinds of fields are stated in the meta-schema. */
import { KINDS, kindOf } from '../../../../src/model/compile/kinds';
import { hasTrait, TRAITS } from '../../../../src/model/compile/traits';
import type { FieldDefinition } from '../../../../src/model/language/definition';
import { typesOf, type Rule } from '../source/folder';
import { asText, valueAt, type Json } from '../source/json';
import type { Place } from '../source/places';
import type { Finding } from '../source/source';
import { allowedHere, didYouMean, listing, quote } from '../source/words';

const CUSTOM = 'custom:';

/** A field that is wrong elsewhere is told there: nothing is asked of it twice. */
function lacks(field: Json, trait: string): boolean {
  try {
    return !hasTrait(field as FieldDefinition, trait);
  } catch {
    return false;
  }
}

/** The kind that is taken for a field by itself; undefined where the field does not say enough. */
export function naturalKind(field: Json): string | undefined {
  try {
    return kindOf('', field as FieldDefinition);
  } catch {
    return undefined;
  }
}

function misfit({ own, whole, path, role }: Place): Finding[] {
  const widget = asText(valueAt(own, ['x-ui', 'widget']));
  const kind = widget === undefined ? undefined : KINDS[widget];
  const types = typesOf(whole);
  if (role !== 'field' || !kind || types.length === 0) return [];
  const at = [...path, 'x-ui', 'widget'];
  if (!kind.types.some((type) => types.includes(type))) {
    const message = `widget ${quote(widget)} does not fit type ${listing(types)}`;
    return [
      { at, message, cure: `It draws type ${listing(kind.types, 'or')}. Without "widget" one that fits is chosen.` },
    ];
  }
  return kind.requiresTraits
    .filter((trait) => lacks(whole, trait))
    .map((trait) => ({
      at,
      message: `widget ${quote(widget)} needs ${TRAITS[trait]?.needs ?? trait}`,
      cure: 'Add it, or remove "widget": one that fits is chosen.',
    }));
}

/** Widgets that cannot draw what they are asked to draw. */
export const widgets: Rule = (source, folder) => folder.placesOf(source).flatMap(misfit);

/** Hand-written widgets that nobody has written. */
export const customWidgets: Rule = (source, folder) =>
  folder.placesOf(source).flatMap(({ own, path }): Finding[] => {
    const widget = asText(valueAt(own, ['x-ui', 'widget']));
    if (!widget?.startsWith(CUSTOM)) return [];
    const name = widget.slice(CUSTOM.length);
    const known = folder.parts.widget;
    if (name === '' || known.includes(name)) return [];
    return [
      {
        at: [...path, 'x-ui', 'widget'],
        message: `there is no hand-written widget ${quote(name)}${didYouMean(name, known)}`,
        cure: `Write src/pages/…/${name}.widget.tsx, or take one of ours. ${allowedHere(Object.keys(KINDS))}`,
      },
    ];
  });

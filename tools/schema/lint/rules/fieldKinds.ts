/** Widgets that cannot draw the field they are asked for; the kinds of fields are stated in the meta-schema. */
import { FIELD_KINDS, getFieldKind } from '../../../../src/model/compile/fieldKinds';
import { hasTrait, FIELD_TRAITS } from '../../../../src/model/compile/fieldTraits';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { getTypes, type LintRule } from '../source/lintFolder';
import { toText, getValueAtPath, type Json } from '../source/readJson';
import type { SchemaPlace } from '../source/schemaPlaces';
import type { LintFinding } from '../source/sourceFile';
import { listAllowedNames, suggestName, joinWithAnd, quote } from '../source/messageWording';

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
export function getDefaultKind(field: Json): string | undefined {
  try {
    return getFieldKind('', field as FieldDefinition);
  } catch {
    return undefined;
  }
}

function misfit({ own, whole, path, role }: SchemaPlace): LintFinding[] {
  const widget = toText(getValueAtPath(own, ['x-ui', 'widget']));
  const kind = widget === undefined ? undefined : FIELD_KINDS[widget];
  const types = getTypes(whole);
  if (role !== 'field' || !kind || types.length === 0) return [];
  const at = [...path, 'x-ui', 'widget'];
  if (!kind.types.some((type) => types.includes(type))) {
    const message = `widget ${quote(widget)} does not fit type ${joinWithAnd(types)}`;
    return [
      {
        at,
        message,
        suggestion: `It draws type ${joinWithAnd(kind.types, 'or')}. Without "widget" one that fits is chosen.`,
      },
    ];
  }
  return kind.requiresTraits
    .filter((trait) => lacks(whole, trait))
    .map((trait) => ({
      at,
      message: `widget ${quote(widget)} needs ${FIELD_TRAITS[trait]?.needs ?? trait}`,
      suggestion: 'Add it, or remove "widget": one that fits is chosen.',
    }));
}

/** Widgets that cannot draw what they are asked to draw. */
export const checkWidgets: LintRule = (source, folder) => folder.getSchemaPlaces(source).flatMap(misfit);

/** Hand-written widgets that nobody has written. */
export const checkCustomWidgets: LintRule = (source, folder) =>
  folder.getSchemaPlaces(source).flatMap(({ own, path }): LintFinding[] => {
    const widget = toText(getValueAtPath(own, ['x-ui', 'widget']));
    if (!widget?.startsWith(CUSTOM)) return [];
    const name = widget.slice(CUSTOM.length);
    const known = folder.parts.widget;
    if (name === '' || known.includes(name)) return [];
    return [
      {
        at: [...path, 'x-ui', 'widget'],
        message: `there is no hand-written widget ${quote(name)}${suggestName(name, known)}`,
        suggestion: `Write src/pages/…/${name}.widget.tsx, or take one of ours. ${listAllowedNames(Object.keys(FIELD_KINDS))}`,
      },
    ];
  });

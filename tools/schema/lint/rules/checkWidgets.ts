/** Reports widgets that cannot render their field. The meta-schema declares the kinds of fields. */
import { FIELD_KINDS, getFieldKind } from '../../../../src/model/compile/fieldKinds';
import { hasTrait, FIELD_TRAITS } from '../../../../src/model/compile/fieldTraits';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { getTypes, type LintRule } from '../source/lintFolder';
import { toText, getValueAtPath, type Json } from '../source/readJson';
import type { SchemaPlace } from '../source/schemaPlaces';
import type { LintFinding } from '../source/sourceFile';
import { listAllowedNames, suggestName, joinWithAnd, quote } from '../source/messageWording';

const CUSTOM = 'custom:';

/** Whether a field lacks a trait. A faulty field counts as having it, since its fault is reported elsewhere. */
function lacksTrait(field: Json, trait: string): boolean {
  try {
    return !hasTrait(field as FieldDefinition, trait);
  } catch {
    return false;
  }
}

/** Returns the kind that is chosen for a field without `widget`; undefined when the field does not define enough. */
export function getDefaultKind(field: Json): string | undefined {
  try {
    return getFieldKind('', field as FieldDefinition);
  } catch {
    return undefined;
  }
}

function checkWidgetFits({ own, entityFile, path, role }: SchemaPlace): LintFinding[] {
  const widget = toText(getValueAtPath(own, ['x-ui', 'widget']));
  const kind = widget === undefined ? undefined : FIELD_KINDS[widget];
  const types = getTypes(entityFile);
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
    .filter((trait) => lacksTrait(entityFile, trait))
    .map((trait) => ({
      at,
      message: `widget ${quote(widget)} needs ${FIELD_TRAITS[trait]?.needs ?? trait}`,
      suggestion: 'Add it, or remove "widget": one that fits is chosen.',
    }));
}

/** Reports widgets that do not fit the type of their field or lack what they need. */
export const checkWidgets: LintRule = (source, folder) => folder.getSchemaPlaces(source).flatMap(checkWidgetFits);

/** Reports custom widgets that do not exist. */
export const checkCustomWidgets: LintRule = (source, folder) =>
  folder.getSchemaPlaces(source).flatMap(({ own, path }): LintFinding[] => {
    const widget = toText(getValueAtPath(own, ['x-ui', 'widget']));
    if (!widget?.startsWith(CUSTOM)) return [];
    const name = widget.slice(CUSTOM.length);
    const knownNames = folder.parts.widget;
    if (name === '' || knownNames.includes(name)) return [];
    return [
      {
        at: [...path, 'x-ui', 'widget'],
        message: `there is no hand-written widget ${quote(name)}${suggestName(name, knownNames)}`,
        suggestion: `Write src/pages/…/${name}.widget.tsx, or take one of ours. ${listAllowedNames(Object.keys(FIELD_KINDS))}`,
      },
    ];
  });

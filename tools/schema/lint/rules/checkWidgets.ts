/**
 * Reports widgets that cannot render their field. The meta-schema declares the widgets and the types they can
 * render.
 */
import { FIELD_KINDS, getFieldKind } from '../../../../src/model/compile/fieldKinds';
import { hasTrait, FIELD_TRAITS } from '../../../../src/model/compile/fieldTraits';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { getDefinitionTypes, type LintRule } from '../source/lintFolder';
import { toTextOrUndefined, getValueAtPath, type Json } from '../source/readJson';
import type { LocatedSchema } from '../source/locatedSchemas';
import type { LintFinding } from '../source/sourceFile';
import { formatAllowedNames, getNameSuggestion, joinQuotedNames, quote } from '../source/messageWording';

const CUSTOM = 'custom:';

/**
 * Whether a field does not have a trait (a property that some widgets require). Returns false for an invalid field,
 * because the error in the field is reported elsewhere.
 */
function lacksTrait(field: Json, trait: string): boolean {
  try {
    return !hasTrait(field as FieldDefinition, trait);
  } catch {
    return false;
  }
}

/**
 * Returns the widget that is chosen for a field without `widget`. Returns undefined if the definition is too
 * incomplete to choose a widget.
 */
export function getDefaultWidget(field: Json): string | undefined {
  try {
    return getFieldKind('', field as FieldDefinition);
  } catch {
    return undefined;
  }
}

function checkWidgetFits({ own, entityFile, path, role }: LocatedSchema): LintFinding[] {
  const widget = toTextOrUndefined(getValueAtPath(own, ['x-ui', 'widget']));
  const kind = widget === undefined ? undefined : FIELD_KINDS[widget];
  const types = getDefinitionTypes(entityFile);
  if (role !== 'field' || !kind || types.length === 0) return [];
  const at = [...path, 'x-ui', 'widget'];
  if (!kind.types.some((type) => types.includes(type))) {
    const message = `widget ${quote(widget)} does not fit type ${joinQuotedNames(types)}`;
    return [
      {
        at,
        message,
        suggestion: `It draws type ${joinQuotedNames(kind.types, 'or')}. Without "widget" one that fits is chosen.`,
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

/**
 * Reports widgets that cannot render the type of their field, and widgets whose other requirements the field does
 * not meet.
 */
export const checkWidgets: LintRule = (source, folder) => folder.getLocatedSchemas(source).flatMap(checkWidgetFits);

/** Reports custom widgets that do not exist. */
export const checkCustomWidgets: LintRule = (source, folder) =>
  folder.getLocatedSchemas(source).flatMap(({ own, path }): LintFinding[] => {
    const widget = toTextOrUndefined(getValueAtPath(own, ['x-ui', 'widget']));
    if (!widget?.startsWith(CUSTOM)) return [];
    const name = widget.slice(CUSTOM.length);
    const knownNames = folder.parts.widget;
    if (name === '' || knownNames.includes(name)) return [];
    return [
      {
        at: [...path, 'x-ui', 'widget'],
        message: `there is no hand-written widget ${quote(name)}${getNameSuggestion(name, knownNames)}`,
        suggestion: `Write pages/…/${name}.widget.tsx, or take one of ours. ${formatAllowedNames(Object.keys(FIELD_KINDS))}`,
      },
    ];
  });

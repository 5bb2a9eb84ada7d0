import { getVariants, isConverted, VARIANTS_KEYWORD } from '../../../../src/model/jsonSchema/variantDefinition';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import type { Json } from '../../lint/source/readJson';
import { omitStatedRequired } from './requireTestedFields';
import type { RuleContext } from './ruleContext';
import { RuleWriter } from './ruleWriter';

/**
 * Returns the rules of an object in the schema language.
 * @param schema the normalized schema of the object, also with the keywords that describe its variants
 * @param names names of the fields that the entity file has
 * @param definitions the definitions to which rules refer: `#/$defs/NAME`
 */
export function buildRules(
  schema: FieldDefinition,
  names: Iterable<string>,
  definitions: Json = {},
  context: RuleContext = {},
): Json {
  const variants = getVariants(schema);
  const rules = new RuleWriter(schema, definitions, context, { names }).rules(schema as Json);
  return {
    ...omitStatedRequired(rules, schema.required),
    ...(variants && isConverted(variants) ? { [VARIANTS_KEYWORD]: variants } : {}),
  };
}

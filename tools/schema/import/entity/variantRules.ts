/** Writes unions of objects (`oneOf`, `anyOf`) into entity files. */
import { LIMIT_KEYWORDS } from '../../../../src/model/compile/fieldAttributes';
import {
  getVariants,
  isConverted,
  isVariantRule,
  VARIANTS_KEYWORD,
} from '../../../../src/model/jsonSchema/variantDefinition';
import type { FieldDefinition } from '../../../../src/model/schemaLanguage/definition';
import { isObject } from '../../../../src/model/values/cleanValues';

type Json = Record<string, unknown>;

/** What a branch of a rule may say of a field. */
const CHANGES: readonly string[] = ['const', 'enum', 'oneOf', 'title', ...LIMIT_KEYWORDS];

const pickChanges = (change: unknown): unknown =>
  isObject(change) ? Object.fromEntries(Object.entries(change).filter(([key]) => CHANGES.includes(key))) : change;

function buildBranch(branch: unknown): Json | undefined {
  if (!isObject(branch)) return undefined;
  const { required = [], properties = {} } = branch as FieldDefinition;
  const changes = Object.entries(properties)
    .map(([name, change]) => [name, pickChanges(change)] as const)
    .filter(([, change]) => !isObject(change) || Object.keys(change).length > 0);
  return {
    ...(required.length > 0 ? { required } : {}),
    ...(changes.length > 0 ? { properties: Object.fromEntries(changes) } : {}),
  };
}

/** Returns the keywords that describe the variants of an object: those not chosen have no fields. */
export function buildVariants(field: FieldDefinition): Json {
  const variants = getVariants(field);
  if (!variants) return {};
  const built = (field.allOf ?? []).flatMap((rule) => {
    if (!isVariantRule(rule, variants)) return [];
    const branches = Object.entries({ then: buildBranch(rule.then), else: buildBranch(rule.else) });
    const kept = branches.filter(([, branch]) => branch !== undefined && Object.keys(branch).length > 0);
    return kept.length === 0 ? [] : [{ if: rule.if, ...Object.fromEntries(kept) }];
  });
  return {
    ...(built.length > 0 ? { allOf: built } : {}),
    ...(isConverted(variants) ? { [VARIANTS_KEYWORD]: variants } : {}),
  };
}

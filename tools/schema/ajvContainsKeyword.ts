import { _, nil, stringify, type Code, type CodeKeywordDefinition, type KeywordCxt, type Name } from 'ajv';
import { Type } from 'ajv/dist/compile/util.js';
import type { KeywordErrorCxt } from 'ajv/dist/types/index.js';
import { describeNeededEntry } from './describeNeededEntry';

/**
 * Emits code that runs `then` for each array item that matches the schema of `contains`. Items that do not match
 * cause no errors.
 */
function forFitting(cxt: KeywordCxt, then: () => void): void {
  const { gen, data } = cxt;
  const length = gen.const('len', _`${data}.length`);
  gen.forRange('i', 0, length, (index) => {
    const fits = gen.name('_valid');
    const item = { keyword: 'contains', dataProp: index, dataPropType: Type.Num };
    cxt.subschema({ ...item, compositeRule: true, createErrors: false, allErrors: false }, fits);
    gen.if(fits, then);
  });
}

function some(cxt: KeywordCxt): Name {
  const valid = cxt.gen.let('valid', false);
  forFitting(cxt, () => cxt.gen.assign(valid, true).break());
  return valid;
}

interface Limits {
  minContains?: number;
  maxContains?: number;
}

function counted(cxt: KeywordCxt, min: number, max: number | undefined): Code {
  const count = cxt.gen.let('count', 0);
  cxt.setParams({ count });
  forFitting(cxt, () => cxt.gen.code(_`${count}++`));
  return max === undefined ? _`${count} >= ${min}` : _`${count} >= ${min} && ${count} <= ${max}`;
}

function code(cxt: KeywordCxt): void {
  const { minContains: min = 1, maxContains: max } = cxt.parentSchema as Limits;
  cxt.it.items = true;
  if (min === 0 && max === undefined) return;
  const valid = min === 1 && max === undefined ? some(cxt) : counted(cxt, min, max);
  cxt.reset();
  cxt.pass(valid);
}

/** Emits what a matching item has, how many items must match if not one, and how many may if more do. */
function getParams({ schema, parentSchema, it, params: { count } }: KeywordErrorCxt): Code {
  const { minContains: min = 1, maxContains: max } = parentSchema as Limits;
  const needs = _`needs: ${stringify(describeNeededEntry(schema, it.schemaEnv.root.schema))}`;
  const least = min > 1 ? _`, least: ${min}` : nil;
  const most = max !== undefined && count ? _`, ...(${count} > ${max} ? {most: ${max}} : {})` : nil;
  return _`{${needs}${least}${most}}`;
}

/**
 * The JSON Schema keyword `contains`, which reports one error for the whole array. ajv's own implementation also
 * reports the errors of each item that does not match. A form would then show errors in all rows that do not match,
 * although one matching row suffices. The parameters of the error say what a matching item has, and how many items match.
 */
export const ajvContainsKeyword: CodeKeywordDefinition = {
  keyword: 'contains',
  type: 'array',
  schemaType: ['object', 'boolean'],
  trackErrors: true,
  error: { message: '', params: getParams },
  code,
};

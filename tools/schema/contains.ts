import { _, type CodeKeywordDefinition, type KeywordCxt } from 'ajv';
import { Type } from 'ajv/dist/compile/util.js';

function code(cxt: KeywordCxt): void {
  const { gen, data } = cxt;
  const valid = gen.let('valid', false);
  const length = gen.const('len', _`${data}.length`);
  gen.forRange('i', 0, length, (index) => {
    const fits = gen.name('_valid');
    const item = { keyword: 'contains', dataProp: index, dataPropType: Type.Num };
    cxt.subschema({ ...item, compositeRule: true, createErrors: false, allErrors: false }, fits);
    gen.if(fits, () => gen.assign(valid, true).break());
  });
  cxt.reset();
  cxt.pass(valid);
}

/**
 * `contains` with one violation for the list. ajv's own reports besides what each item lacks, which
 * in a form reads as a demand on every row, when one good row would do.
 */
export const contains: CodeKeywordDefinition = {
  keyword: 'contains',
  type: 'array',
  schemaType: 'object',
  trackErrors: true,
  code,
};

import { describe, expect, it } from 'vitest';
import { findJsonFault, type JsonFaultKind } from '../../../src/model/values/findJsonFault';

describe('the fault of a JSON text', () => {
  it.each<[string, JsonFaultKind, line: number, column: number]>([
    ['{\n "b": x}', 'value', 2, 7],
    ['{"a": }', 'value', 1, 7],
    ["['x']", 'value', 1, 2],
    ['NaN', 'value', 1, 1],
    ['[', 'value', 1, 2],
    ['[,1]', 'value', 1, 2],
    ['{a: 1}', 'name', 1, 2],
    ['{', 'name', 1, 2],
    ['{"a": 1, b: 2}', 'name', 1, 10],
    ['{"a" 1}', 'colon', 1, 6],
    ['{"a"', 'colon', 1, 5],
    ['{"a": 1\n "b": 2}', 'nextInObject', 2, 2],
    ['{"a": {"b": 1}', 'nextInObject', 1, 15],
    ['[1 2]', 'nextInList', 1, 4],
    ['[01]', 'nextInList', 1, 3],
    ['[1}', 'nextInList', 1, 3],
    ['[{"a": [1, 2}]', 'nextInList', 1, 13],
    ['[1,\n2,\n]', 'extraComma', 3, 1],
    ['{"a": 1,}', 'extraComma', 1, 9],
    ['{} {}', 'end', 1, 4],
    ['1,', 'end', 1, 2],
    ['{"a": "b}', 'openText', 1, 7],
    ['["a\nb"]', 'openText', 1, 2],
    ['["😀", "C:\\temp\\q"]', 'escape', 1, 15],
  ])('%j: %s in line %i, column %i', (text, kind, line, column) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    expect(findJsonFault(text)).toEqual({ kind, line, column });
  });

  it.each(['{}', ' [] ', '"\\u00e9\\n\u007f"', '-1.5e+3', '[{"a": [true, false, null, {"b": []}]}, ""]', '\t1\r\n'])(
    '%j has none',
    (text) => {
      JSON.parse(text);
      expect(findJsonFault(text)).toBeUndefined();
    },
  );

  it('is found exactly where the parser of the engine finds one, whatever single character changes', () => {
    const text = '{"a": [1, -2.5e3, "x\\n"], "b": {"c": null}, "d": true}';
    for (let at = 0; at < text.length; at += 1) {
      for (const put of ['', ',', '"', '}', ']', ':', '1', 'x', '\\', '\n', ' ', '{', '-']) {
        const changed = text.slice(0, at) + put + text.slice(at + 1);
        let isValid = true;
        try {
          JSON.parse(changed);
        } catch {
          isValid = false;
        }
        expect([changed, findJsonFault(changed) === undefined]).toEqual([changed, isValid]);
      }
    }
  });
});

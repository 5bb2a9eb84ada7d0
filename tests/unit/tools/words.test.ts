import { describe, expect, it } from 'vitest';
import {
  formatAllowedNames,
  getNameSuggestion,
  editDistance,
  describeTypeOfValue,
  joinQuotedNames,
  findNearestName,
} from '../../../tools/schema/lint/source/messageWording';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['same', 'same', 0],
    ['maxLenght', 'maxLength', 1],
    ['colums', 'columns', 1],
    ['tilte', 'title', 1],
    ['kitten', 'sitting', 3],
  ])('%s → %s: %i', (one, other, distance) => {
    expect(editDistance(one, other)).toBe(distance);
    expect(editDistance(other, one)).toBe(distance);
  });
});

describe('nearest', () => {
  it.each([
    ['maxLenght', ['minLength', 'maxLength'], 'maxLength'],
    ['maxlength', ['minLength', 'maxLength'], 'maxLength'],
    ['colour', ['title', 'type'], undefined],
    ['id', ['if'], 'if'],
    ['x', [], undefined],
  ])('%s among %j: %s', (name, names, expected) => {
    expect(findNearestName(name, names)).toBe(expected);
  });
});

describe('the words of faults', () => {
  it('asks only about texts', () => {
    expect(getNameSuggestion('tittle', ['title'])).toBe(', did you mean "title"?');
    expect(getNameSuggestion(3, ['title'])).toBe('');
  });

  it.each([
    [[], ''],
    [['a'], '"a"'],
    [['a', 1, 'c'], '"a", 1 and "c"'],
  ])('lists %j', (values, text) => expect(joinQuotedNames(values)).toBe(text));

  it.each([
    [null, 'null'],
    [[], 'a list in [ ]'],
    [{}, 'an object in { }'],
    [5, '5'],
    [true, 'true'],
    ['x', 'the text "x"'],
  ])('calls %j %s', (value, words) => expect(describeTypeOfValue(value)).toBe(words));

  it('names each allowed key once', () => {
    expect(formatAllowedNames(['a', 'b', 'a'])).toBe('Allowed here: a, b.');
    expect(formatAllowedNames([])).toBe('Nothing may stand here.');
  });
});

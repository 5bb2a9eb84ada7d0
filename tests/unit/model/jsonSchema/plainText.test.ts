import { describe, expect, it } from 'vitest';
import { toPlainText } from '../../../../src/model/jsonSchema/toPlainText';
import { fieldOf } from './support';

describe('toPlainText', () => {
  it.each([
    ['bold and emphasis', 'A **bold** and *light* and _third_ word', 'A bold and light and third word'],
    ['a link', 'See [the guide](https://example.com/a_(b)) now', 'See the guide now'],
    ['a link by reference', 'See [the guide][1].', 'See the guide.'],
    ['a picture', '![A dog](dog.png) barks', 'A dog barks'],
    ['code', 'Use `a_b * c_d` or ``x`y``', 'Use a_b * c_d or x`y'],
    ['a fence', 'As in\n```json\n{ "a": "*" }\n```\nso.', 'As in { "a": "*" } so.'],
    ['tags', 'One<br/>two <b>three</b> <a href="x">four</a>.', 'One two three four.'],
    ['a script', 'Before <script>alert("x")</script>after', 'Before after'],
    ['a script without end', 'Before <script>alert(1)', 'Before'],
    ['an event handler', '<img src=x onerror="alert(1)">text', 'text'],
    ['a comment', 'One <!-- two --> three', 'One three'],
    ['a list', 'Either:\n\n- one\n* two\n1. three', 'Either: • one • two • three'],
    ['a list of HTML', 'Either <ul><li>one</li><li>two</li></ul>', 'Either • one • two'],
    ['headings', '## Title\n\nText', 'Title Text'],
    ['entities', 'a &lt;b&gt; &amp; &quot;c&quot; &#39;d&#x27; &nbsp;e', 'a <b> & "c" \'d\' e'],
    ['escapes', 'snake\\_case \\*not\\*', 'snake_case *not*'],
    ['an address between brackets', '<https://example.com>', 'https://example.com'],
  ])('%s', (_, text, plain) => expect(toPlainText(text)).toBe(plain));

  it.each([
    'Plain text.',
    '2 * 3 * 4',
    '/users/<id>/keys',
    'snake_case_name and __init__',
    'a < b and c > d',
    'R&D; AT&T',
    'list [a, b]',
    'C# and #5',
    'every * minutes',
  ])('leaves %s', (text) => expect(toPlainText(text)).toBe(text));
});

it('is what screens show of titles, descriptions and help', () => {
  const help = '**Two** <b>words</b>';
  expect(fieldOf({ type: 'string', title: help, description: help, 'x-ui': { help, width: 'half' } }).field).toEqual({
    type: 'string',
    title: 'Two words',
    description: 'Two words',
    'x-ui': { help: 'Two words', width: 'half' },
  });
});

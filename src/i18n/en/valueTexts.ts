/** English texts that say what is wrong inside of a value that is edited as a whole. They are lazy-loaded with forms. */

export const valueTexts = {
  value: {
    at: '%{place}: %{message}',
    row: 'Row %{row}: %{message}',
    missing: 'Please add “%{name}”',
    unknown: 'Please remove “%{name}”, which is not known here',
    nearName: '“%{name}” is not known here. Did you mean “%{near}”?',
    kind: 'Please input %{expected}',
    nearValue: 'Please input %{expected}. Did you mean %{near}?',
    pattern: 'Please input a text of the form %{limit}',
    format: 'Please input a text of the format %{limit}',
    minProperties: 'Please fill in at least %{smart_count} entry |||| Please fill in at least %{smart_count} entries',
    maxProperties: 'Please fill in at most %{smart_count} entry |||| Please fill in at most %{smart_count} entries',
    entry: 'Please add an entry with %{needs}',
    atLeast: 'Please fill in at least %{smart_count} entries with %{needs}',
    atMost:
      'Please fill in at most %{smart_count} entry with %{needs} |||| Please fill in at most %{smart_count} entries with %{needs}',
    needsValue: '%{name} %{values}',
    needsExample: '%{name} such as %{example}',
    other: 'Please input another value, this one is not allowed here',
    comma: ', ',
    or: ' or ',
    kinds: {
      string: 'a text in quotation marks',
      number: 'a number',
      integer: 'a whole number',
      boolean: 'true or false',
      array: 'a list in [ ]',
      object: 'an object in { }',
      null: 'null',
    },
  },
};

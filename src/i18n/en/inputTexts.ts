/** English texts of single kinds of inputs. They are lazy-loaded with the inputs. */

export const inputTexts = {
  days: { daily: 'Daily', weekday: 'Weekday', weekend: 'Weekend', none: 'None' },
  generated: { copied: 'Copied', copy: 'Copy %{field}', notCopied: 'Your browser did not allow copying' },
  json: {
    fault: 'This is not valid JSON',
    faultAt: 'This is not valid JSON: line %{line}, column %{column}: %{reason}',
  },
  jsonFault: {
    colon: 'a colon is missing after the name',
    end: 'the value has ended already; nothing may follow',
    escape: 'this is not allowed after a backslash; write \\\\ for a backslash itself',
    extraComma: 'remove the comma before this',
    name: 'a name in double quotation marks is missing',
    nextInList: 'a comma or ] is missing',
    nextInObject: 'a comma or } is missing',
    openText: 'the text that begins here has no closing quotation mark in its line',
    value: 'a value is missing; texts need double quotation marks',
  },
  phone: { code: 'Calling code of %{field}' },
  row: { add: 'Add row', empty: 'No entries yet', remove: 'Remove %{row}' },
  shown: { more: '%{smart_count} more: type to find it |||| %{smart_count} more: type to find them' },
  tags: { help: 'Press Enter after each entry' },
  time: { nextDay: 'Ends the next day' },
};

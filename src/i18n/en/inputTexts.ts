/** English texts of single kinds of inputs. They are lazy-loaded with the inputs. */

export const inputTexts = {
  generated: { copied: 'Copied', copy: 'Copy %{field}', notCopied: 'Your browser did not allow copying' },
  json: { fault: 'This is not valid JSON', fault_at: 'This is not valid JSON: line %{line}, column %{column}' },
  phone: { code: 'Calling code of %{field}' },
  tags: { help: 'Press Enter after each entry' },
  time: { nextDay: 'Ends the next day' },
};

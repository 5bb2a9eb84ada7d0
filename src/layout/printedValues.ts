/** On paper the values of a form are texts: an input would cut a long one off, and its frame says nothing there. */

const FRAMES = '.wd-field-frame, .MuiInputBase-root, .MuiPickersInputBase-root';
const TEXT_CONTROLS =
  ':is(input, textarea):not([type="checkbox"], [type="radio"], [type="file"], [aria-hidden="true"])';
const CHIPS = '.MuiChip-root';
const CHOICES = '.wd-choice > button, .MuiSelect-select';
const PICKER = 'input.MuiPickersInputBase-input';

/** The value as paper shows it. A password stays hidden, and a stored one is told by the input's placeholder. */
function getPrintedValue(control: HTMLInputElement | HTMLTextAreaElement): string {
  if (control.type === 'password') return control.value === '' ? control.placeholder : '•'.repeat(8);
  return control.value;
}

/** Returns whether a dropdown or a date or time input, which are printed as they are, is empty. */
function isEmptyChoice(frame: HTMLElement): boolean {
  const picker = frame.querySelector<HTMLInputElement>(PICKER);
  if (picker) return picker.value === '';
  const choice = frame.querySelector(CHOICES);
  // A filter that is not set says "All", which is no value.
  if (choice instanceof HTMLButtonElement) return choice.value === '';
  // MUI writes a zero-width space into an empty dropdown.
  return choice !== null && choice.textContent.replaceAll('\u200b', '') === '';
}

/**
 * Writes the value of each text input into the attribute `data-printed` of its frame, whose text the print styles
 * show instead of the input. An empty dropdown, date or time is printed as a dash, too.
 * @param page the element whose inputs are printed
 */
export function writePrintedValues(page: ParentNode): void {
  for (const frame of page.querySelectorAll<HTMLElement>(FRAMES)) {
    const control = frame.querySelector<HTMLInputElement | HTMLTextAreaElement>(TEXT_CONTROLS);
    if (!control) {
      if (isEmptyChoice(frame)) frame.dataset['printed'] = '–';
      else delete frame.dataset['printed'];
      continue;
    }
    const value = getPrintedValue(control);
    // Entries of a list are printed as they are.
    frame.dataset['printed'] = value === '' && !frame.querySelector(CHIPS) ? '–' : value;
  }
}

const writePageValues = (): void => writePrintedValues(document);

/** Writes the printed values before each print until the returned function is called. */
export function trackPrintedValues(): () => void {
  window.addEventListener('beforeprint', writePageValues);
  return () => window.removeEventListener('beforeprint', writePageValues);
}

/** Of a date or time it is the first of its parts: its button is for the pointer. */
const INPUTS =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), :is([role=combobox], [role=spinbutton]):not([aria-disabled=true])';
/** What stands for an input whose code is being loaded. */
const PENDING = '[data-pending]';
const CONTROLS = `${INPUTS}, button:not(:disabled)`;

const isReachable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.closest('[aria-hidden=true]') && !element.hasAttribute('readonly');

const first = (root: ParentNode, selector: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(selector)].find(isReachable);

const getPlaces = (form: HTMLElement): HTMLElement[] => [...form.querySelectorAll<HTMLElement>('[data-field]')];

/** Focuses where typing begins. @returns false while the code of that input is still on its way */
function tryFirstInput(form: HTMLElement): boolean {
  for (const place of getPlaces(form)) {
    if (place.querySelector(PENDING)) return false;
    const input = first(place, INPUTS);
    if (input) {
      input.focus({ preventScroll: true });
      return true;
    }
  }
  return true;
}

/**
 * Puts the focus into the first input as soon as there is one, unless the user is in the form first.
 * @param always wherever the focus is: what had it goes away
 * @returns a function that gives it up
 */
export function focusFirstInput(form: HTMLElement, always = false): () => void {
  const isThere = (): boolean => (!always && form.contains(document.activeElement)) || tryFirstInput(form);
  if (isThere()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (isThere()) observer.disconnect();
  });
  observer.observe(form, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The marked inputs themselves; a list that is wrong as a whole has none, then its first control. */
function getFieldsWithErrors(place: HTMLElement): HTMLElement[] {
  const marked = [...place.querySelectorAll<HTMLElement>('[aria-invalid=true]')].filter(isReachable);
  return marked.length > 0 ? marked : [first(place, CONTROLS) ?? place];
}

/** Beside what is around it, not below a bar of the page. */
function show(target: HTMLElement, around = target): void {
  target.focus({ preventScroll: true });
  around.scrollIntoView?.({ block: 'center', behavior: 'smooth' });
}

/** Disabled while a call ran, the button has lost the focus to the page or the dialog around the form. */
function focusSave(form: HTMLElement): void {
  if (document.activeElement?.contains(form)) form.querySelector<HTMLElement>('button[type=submit]')?.focus();
}

/** The fault that was gone to last in each form: whoever goes on presses a button, which has the focus then. */
const latest = new WeakMap<HTMLElement, HTMLElement>();

/**
 * After a rejected submit: scrolls to the first error and focuses it; without a field error focuses the save button.
 * @param names of the top-level fields that are wrong
 */
export function focusFirstError(form: HTMLElement, names: ReadonlySet<string>): void {
  latest.delete(form);
  const place = getPlaces(form).find(({ dataset }) => names.has(dataset['field'] ?? ''));
  if (!place) return focusSave(form);
  const target = getFieldsWithErrors(place)[0] ?? place;
  latest.set(form, target);
  show(target, place);
}

/**
 * Focuses the next or previous error and wraps around.
 * @param names of the top-level fields that are wrong
 */
export function focusNextError(form: HTMLElement, names: ReadonlySet<string>, step: 1 | -1): void {
  const faults = getPlaces(form)
    .filter(({ dataset }) => names.has(dataset['field'] ?? ''))
    .flatMap(getFieldsWithErrors);
  const last = latest.get(form);
  const from = last ? faults.indexOf(last) : -1;
  const next = faults.at(from === -1 && step === -1 ? -1 : (from + step) % faults.length);
  if (!next) return focusSave(form);
  latest.set(form, next);
  show(next);
}

/**
 * Selector of inputs. In a date or time input, it matches the first section, for example the day. It does not match
 * the button that opens the picker, because this button is meant for the pointer.
 */
const INPUTS =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), :is([role=combobox], [role=spinbutton]):not([aria-disabled=true])';
/** Selector of the placeholder that is shown while the code of an input is loading. */
const PENDING = '[data-pending]';
const CONTROLS = `${INPUTS}, button:not(:disabled)`;

const isReachable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.closest('[aria-hidden=true]') && !element.hasAttribute('readonly');

const findFirstVisible = (root: ParentNode, selector: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(selector)].find(isReachable);

const getPlaces = (form: HTMLElement): HTMLElement[] => [...form.querySelectorAll<HTMLElement>('[data-field]')];

/** Focuses the first input of a form. @returns false while the code of this input is loading */
function tryFirstInput(form: HTMLElement): boolean {
  for (const container of getPlaces(form)) {
    if (container.querySelector(PENDING)) return false;
    const input = findFirstVisible(container, INPUTS);
    if (input) {
      input.focus({ preventScroll: true });
      return true;
    }
  }
  return true;
}

/**
 * Focuses the first input of a form as soon as the input is rendered, unless the focus is already in the form.
 * @param always whether to focus the input even if the focus is in the form, because the focused element will
 *   disappear
 * @returns a function that stops waiting for the input
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

/**
 * Returns the inputs that are marked as invalid. If an error concerns a whole array, no input is marked. In this
 * case, returns the first control of the array.
 */
function getFieldsWithErrors(container: HTMLElement): HTMLElement[] {
  const marked = [...container.querySelectorAll<HTMLElement>('[aria-invalid=true]')].filter(isReachable);
  return marked.length > 0 ? marked : [findFirstVisible(container, CONTROLS) ?? container];
}

/** Focuses an element and scrolls its container to the centre of the window, so that no fixed bar covers it. */
function show(target: HTMLElement, container = target): void {
  target.focus({ preventScroll: true });
  container.scrollIntoView?.({ block: 'center', behavior: 'smooth' });
}

/**
 * Returns the focus to the Save button. A button that is disabled during a request loses the focus to the page or
 * to the surrounding dialog.
 */
function focusSave(form: HTMLElement): void {
  if (document.activeElement?.contains(form)) form.querySelector<HTMLElement>('button[type=submit]')?.focus();
}

/**
 * The element with an error that was focused last, for each form. It is stored, because the focus is on the "next
 * error" button when the user presses this button.
 */
const latest = new WeakMap<HTMLElement, HTMLElement>();

/** Calls a function as soon as the code of a field's input has loaded, unless the focus has moved in the meantime. */
function callWhenLoaded(container: HTMLElement, callback: () => void): void {
  const isLoaded = (): boolean => container.querySelector(PENDING) === null;
  if (isLoaded()) return callback();
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    if (!isLoaded()) return;
    observer.disconnect();
    if (document.activeElement === before) callback();
  });
  observer.observe(container, { childList: true, subtree: true });
}

/**
 * Scrolls to the first field with an error and focuses it, after a submit has been rejected. If no field has an
 * error, focuses the Save button.
 * @param names names of the top-level fields with errors
 */
export function focusFirstError(form: HTMLElement, names: ReadonlySet<string>): void {
  latest.delete(form);
  const container = getPlaces(form).find(({ dataset }) => names.has(dataset['field'] ?? ''));
  if (!container) return focusSave(form);
  callWhenLoaded(container, () => {
    const target = getFieldsWithErrors(container)[0] ?? container;
    latest.set(form, target);
    show(target, container);
  });
}

/**
 * Focuses the next or the previous field with an error. After the last field, continues with the first.
 * @param names names of the top-level fields with errors
 */
export function focusNextError(form: HTMLElement, names: ReadonlySet<string>, step: 1 | -1): void {
  const errorElements = getPlaces(form)
    .filter(({ dataset }) => names.has(dataset['field'] ?? ''))
    .flatMap(getFieldsWithErrors);
  const last = latest.get(form);
  const from = last ? errorElements.indexOf(last) : -1;
  const next = errorElements.at(from === -1 && step === -1 ? -1 : (from + step) % errorElements.length);
  if (!next) return focusSave(form);
  latest.set(form, next);
  show(next);
}

/** For a date or time, this matches its first section; its button is for the pointer. */
const INPUTS =
  'input:not([type=hidden]):not(:disabled), textarea:not(:disabled), :is([role=combobox], [role=spinbutton]):not([aria-disabled=true])';
/** Placeholder of an input whose code is loading. */
const PENDING = '[data-pending]';
const CONTROLS = `${INPUTS}, button:not(:disabled)`;

const isReachable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 && !element.closest('[aria-hidden=true]') && !element.hasAttribute('readonly');

const findFirstVisible = (root: ParentNode, selector: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(selector)].find(isReachable);

const getPlaces = (form: HTMLElement): HTMLElement[] => [...form.querySelectorAll<HTMLElement>('[data-field]')];

/** Focuses the first input. @returns false while the code of that input is loading */
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
 * Focuses the first input as soon as it is rendered, unless the focus is already in the form.
 * @param always even if the focus is in the form, because the focused element disappears
 * @returns a function that cancels it
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
 * Returns the inputs marked as invalid. If the error concerns a whole array, no input is marked: the first control
 * of the array is returned instead.
 */
function getFieldsWithErrors(container: HTMLElement): HTMLElement[] {
  const marked = [...container.querySelectorAll<HTMLElement>('[aria-invalid=true]')].filter(isReachable);
  return marked.length > 0 ? marked : [findFirstVisible(container, CONTROLS) ?? container];
}

/** Centres the element with its surroundings, so that no fixed bar covers it. */
function show(target: HTMLElement, container = target): void {
  target.focus({ preventScroll: true });
  container.scrollIntoView?.({ block: 'center', behavior: 'smooth' });
}

/**
 * Restores the focus of the Save button: while disabled during a request, it loses the focus to the page or the
 * surrounding dialog.
 */
function focusSave(form: HTMLElement): void {
  if (document.activeElement?.contains(form)) form.querySelector<HTMLElement>('button[type=submit]')?.focus();
}

/**
 * The last error focused in each form. It must be stored, because the button for the next error has the focus when
 * it is pressed.
 */
const latest = new WeakMap<HTMLElement, HTMLElement>();

/**
 * Scrolls to the first error after a rejected submit and focuses it; without a field error, focuses the Save
 * button.
 * @param names of the top-level fields with errors
 */
export function focusFirstError(form: HTMLElement, names: ReadonlySet<string>): void {
  latest.delete(form);
  const container = getPlaces(form).find(({ dataset }) => names.has(dataset['field'] ?? ''));
  if (!container) return focusSave(form);
  const target = getFieldsWithErrors(container)[0] ?? container;
  latest.set(form, target);
  show(target, container);
}

/**
 * Focuses the next or previous error and wraps around.
 * @param names of the top-level fields with errors
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

import type { SchemaFault } from './faultMessages';
import { getFaultTexts, type FaultTexts } from './faultTexts';
import { getPageCss, NOTICE_CSS } from './faultNotice.css';

/** How the errors are shown: by themselves (see `isOpen`), or as the user has chosen. */
type Choice = 'automatic' | 'open' | 'folded' | 'closed';

const getKey = ({ file, message }: SchemaFault): string => `${file} ${message}`;

const isOfScreen = ({ screens }: SchemaFault): boolean =>
  screens.some((pattern) => new RegExp(pattern).test(window.location.pathname));

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  children: readonly Node[] = [],
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

/**
 * Shows the errors of the schema files in the open page. On the screens to which an error belongs, all errors are
 * listed below the page, which stays usable. On all other screens a notice in the corner tells their number and opens
 * the list. Users may close either; they come back with an error that is new.
 *
 * The elements are in a shadow tree of their own, so that the app neither knows nor changes them.
 */
export class FaultNotice {
  readonly #host = create('wattdesk-schema-faults' as 'div');
  readonly #status = create('p', { role: 'status' });
  readonly #toggle = create('button', {
    type: 'button',
    onclick: () => this.#choose(this.#isOpen() ? 'folded' : 'open'),
  });
  readonly #close = create('button', { type: 'button', textContent: '✕', onclick: () => this.#choose('closed') });
  readonly #list = create('div', { className: 'list', id: 'list', tabIndex: 0, role: 'group' });
  readonly #box = create('div', { hidden: true });
  /** Tells screen readers that the errors are corrected: of the notice, which disappears, they say nothing. */
  readonly #correction = create('p', { role: 'status', className: 'announcement' });
  readonly #pageStyle = create('style');
  readonly #openFile: (fault: SchemaFault) => void;
  #faults: readonly SchemaFault[] = [];
  #known = new Set<string>();
  #choice: Choice = 'automatic';
  /** What the list shows, as text. */
  #drawn = '';
  /** What had the focus before the notice. */
  #before: HTMLElement | undefined;

  /** @param openFile opens the place of an error in the editor */
  constructor(openFile: (fault: SchemaFault) => void) {
    this.#openFile = openFile;
    const head = create('div', { className: 'head' }, [this.#status, this.#toggle, this.#close]);
    this.#toggle.setAttribute('aria-controls', 'list');
    this.#box.append(head, this.#list);
    this.#host
      .attachShadow({ mode: 'open' })
      .append(create('style', { textContent: NOTICE_CSS }), this.#box, this.#correction);
    // Comes here from outside of the shadow tree only.
    this.#host.addEventListener('focusin', ({ relatedTarget }) => {
      this.#before = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
    });
    document.head.append(this.#pageStyle);
    document.body.append(this.#host);
  }

  /** Replaces the errors; none remove the notice. */
  show(faults: readonly SchemaFault[]): void {
    if (faults.some((fault) => !this.#known.has(getKey(fault)))) this.#choice = 'automatic';
    this.#known = new Set(faults.map(getKey));
    const isCorrected = this.#faults.length > 0 && faults.length === 0;
    this.#correction.textContent = isCorrected ? getFaultTexts(document.documentElement.lang).corrected : '';
    this.#faults = faults;
    this.update();
  }

  /** Shows the errors as the present screen and the present language of the page demand. */
  update(): void {
    const texts = getFaultTexts(document.documentElement.lang);
    const isShown = this.#faults.length > 0 && this.#choice !== 'closed';
    const isOpen = isShown && this.#isOpen();
    const focused = this.#host.shadowRoot?.activeElement;
    this.#box.hidden = !isShown;
    this.#box.className = isOpen ? 'box open' : this.#hasSaveBar() ? 'box above' : 'box';
    const files = [...new Set(this.#faults.map(({ file }) => file.split('/').slice(1).join('/') || file))];
    const status = isShown ? texts.count(this.#faults.length, files) : '';
    // Screen readers announce only a text that changes.
    if (this.#status.textContent !== status) this.#status.textContent = status;
    this.#toggle.textContent = isOpen ? texts.hide : texts.show;
    this.#toggle.ariaExpanded = String(isOpen);
    this.#close.ariaLabel = texts.close;
    this.#list.ariaLabel = status;
    this.#list.hidden = !isOpen;
    // Drawn again only if it changes, or an entry that has the focus would lose it.
    const content = isOpen ? JSON.stringify([texts.open, this.#faults, this.#faults.map(isOfScreen)]) : '';
    if (content !== this.#drawn) this.#list.replaceChildren(...(isOpen ? this.#createList(texts) : []));
    this.#drawn = content;
    if (focused) this.#keepFocus(focused);
    this.#pageStyle.textContent = isShown ? getPageCss(this.#box.offsetHeight, isOpen) : '';
  }

  /** Moves the focus on if what has it is hidden or was drawn again: to the page it would be lost. */
  #keepFocus(focused: Element): void {
    const before = this.#before;
    if (this.#box.hidden) this.#before?.focus();
    else if (this.#list.hidden && focused !== this.#close) this.#toggle.focus();
    else if (!focused.isConnected) {
      const entries = [...this.#list.querySelectorAll('button')];
      const key = (focused as HTMLButtonElement).value;
      (entries.find(({ value }) => value === key) ?? entries[0])?.focus();
    }
    // The focus comes from nowhere if what had it is no longer there.
    this.#before = before;
  }

  #createList(texts: FaultTexts): Node[] {
    // What belongs to the screen comes first.
    const sorted = [...this.#faults.filter(isOfScreen), ...this.#faults.filter((fault) => !isOfScreen(fault))];
    const items = sorted.map((fault) => {
      const { file, line, column, message, suggestion } = fault;
      const place = create('button', {
        type: 'button',
        value: getKey(fault),
        title: texts.open,
        textContent: `${file}:${line}:${column}`,
        onclick: () => this.#openFile(fault),
      });
      const said = [
        create('p', { className: 'message', lang: 'en', textContent: message }),
        create('p', { className: 'cure', lang: 'en', textContent: suggestion }),
      ];
      return create('li', {}, [place, ...said]);
    });
    const note = this.#faults.every(({ isKept }) => isKept) ? texts.kept : texts.notKept;
    return [create('ol', {}, items), create('p', { className: 'kept', textContent: note })];
  }

  #isOpen(): boolean {
    if (this.#choice !== 'automatic') return this.#choice === 'open';
    return this.#faults.some(isOfScreen);
  }

  #hasSaveBar = (): boolean => document.querySelector('.wd-save-bar, .MuiDialogActions-root') !== null;

  #choose(choice: Choice): void {
    this.#choice = choice;
    this.update();
  }
}

/**
 * Replaces `getComputedStyle` in component tests. jsdom resolves every property of an element against every rule at
 * each call, and queries by role and clicks call it for hundreds of elements: that took almost half of the test
 * time. Those callers read three properties only. These three are resolved here by the same simple cascade (the
 * order of the rules); jsdom still resolves any other property, when it is read.
 */

const INITIAL = { display: 'inline', visibility: 'visible', 'pointer-events': 'auto' } as const;
type Property = keyof typeof INITIAL;

const PROPERTY_BY_KEY: Readonly<Record<string, Property>> = {
  display: 'display',
  visibility: 'visibility',
  pointerEvents: 'pointer-events',
  'pointer-events': 'pointer-events',
};

interface Declaration {
  order: number;
  selector: string;
  value: string;
}

/**
 * Rules of a document that declare a property. Rules of a single class, which are most of them, are indexed by that
 * class.
 */
interface RuleIndex {
  byClass: Map<string, Declaration>;
  others: Declaration[];
}

const SINGLE_CLASS = /^\.[\w-]+$/;

const isStyleRule = (rule: CSSRule): rule is CSSStyleRule => 'style' in rule && 'selectorText' in rule;

/** Returns the rules that jsdom applies: of media queries, only those that name `screen`. */
const getStyleRules = (sheet: CSSStyleSheet): CSSStyleRule[] =>
  [...sheet.cssRules].flatMap((rule) => {
    if (isStyleRule(rule)) return [rule];
    const isForScreen = 'media' in rule && Array.from((rule as CSSMediaRule).media).includes('screen');
    return isForScreen ? [...(rule as CSSMediaRule).cssRules].filter(isStyleRule) : [];
  });

function indexRules(rules: readonly CSSStyleRule[], property: Property): RuleIndex {
  const index: RuleIndex = { byClass: new Map(), others: [] };
  rules.forEach(({ selectorText, style }, order) => {
    const value = style.getPropertyValue(property);
    if (value === '') return;
    for (const selector of selectorText.split(/,(?![^(]*\))/).map((one) => one.trim())) {
      const declaration = { order, selector, value };
      if (SINGLE_CLASS.test(selector)) index.byClass.set(selector.slice(1), declaration);
      else index.others.push(declaration);
    }
  });
  return index;
}

function matchesSelector(element: Element, selector: string): boolean {
  try {
    return element.matches(selector);
  } catch {
    // jsdom's selector engine rejects some selectors. A rule whose selector cannot be parsed matches no element.
    return false;
  }
}

function getDeclared(element: Element, { byClass, others }: RuleIndex): string | undefined {
  let last: Declaration | undefined;
  const take = (declaration: Declaration | undefined) => {
    if (declaration && (!last || declaration.order >= last.order)) last = declaration;
  };
  for (const name of element.classList) take(byClass.get(name));
  for (const declaration of others) {
    if ((!last || declaration.order > last.order) && matchesSelector(element, declaration.selector)) last = declaration;
  }
  return last?.value === 'unset' ? undefined : last?.value;
}

const installed = new WeakSet<Window>();

/** Replaces the `getComputedStyle` of a window, once, with one that resolves only the properties that are read. */
export function installComputedStyle(window: Window & typeof globalThis): void {
  if (installed.has(window)) return;
  installed.add(window);
  const { document } = window;
  const compute = window.getComputedStyle.bind(window);
  const unstyled = document.implementation.createHTMLDocument();
  const defaults = new Map<string, string>();

  /**
   * Returns the value of the user agent style sheet, which only jsdom can resolve. Computed once per kind of
   * element.
   */
  function getDefault(element: Element, property: Property): string {
    const states = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name));
    const key = JSON.stringify([property, element.tagName, ...states]);
    const known = defaults.get(key);
    if (known !== undefined) return known;
    const copy = unstyled.importNode(element, false);
    copy.removeAttribute('style');
    unstyled.body.append(copy);
    const value = compute(copy).getPropertyValue(property);
    copy.remove();
    defaults.set(key, value);
    return value;
  }

  const observer = new window.MutationObserver(() => (indexes = {}));
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  let indexes: Partial<Record<Property, RuleIndex>> = {};

  /**
   * Returns the rule index of a property, rebuilt after each change in `head`, where Emotion inserts its style
   * sheets.
   */
  function getIndex(property: Property): RuleIndex {
    if (observer.takeRecords().length > 0) indexes = {};
    return (indexes[property] ??= indexRules([...document.styleSheets].flatMap(getStyleRules), property));
  }

  function resolve(element: Element, property: Property): string {
    const inline = 'style' in element ? (element as HTMLElement).style.getPropertyValue(property) : '';
    const declared = inline || getDeclared(element, getIndex(property));
    if (declared) return declared;
    if (property === 'display') return getDefault(element, property);
    const own = getDefault(element, property);
    if (own !== INITIAL[property]) return own;
    return element.parentElement ? resolve(element.parentElement, property) : own;
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, key) => {
        const property = typeof key === 'string' ? PROPERTY_BY_KEY[key] : undefined;
        if (property) return resolve(element, property);
        if (key === 'getPropertyValue') {
          return (name: string) =>
            PROPERTY_BY_KEY[name] ? resolve(element, PROPERTY_BY_KEY[name]) : compute(element).getPropertyValue(name);
        }
        const style = compute(element);
        const value: unknown = Reflect.get(style, key, style);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  };
}

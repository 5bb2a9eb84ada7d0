import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Tooltip {
  text: string;
  anchorRect: DOMRect;
  /** Whether the tooltip is shown next to the icon instead of below it, as in the collapsed menu. */
  isAside: boolean;
}

/** Delay in ms before a tooltip is shown, so that no tooltip appears when the pointer only passes over a button. */
const PAUSE = 500;
const GAP = 8;

const findTooltipTarget = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;

function getTooltip(element: HTMLElement): Tooltip {
  const { tooltip = '', tooltipAside } = element.dataset;
  return { text: tooltip, anchorRect: element.getBoundingClientRect(), isAside: tooltipAside !== undefined };
}

/** Returns the tooltip of the element that the pointer is over or that has the keyboard focus. */
function useTooltip(): Tooltip | undefined {
  const [hint, setHint] = useState<Tooltip>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: HTMLElement | null = null;
    const hide = (): void => {
      clearTimeout(timer);
      current = null;
      setHint(undefined);
    };
    const showSoon = ({ target }: Event): void => {
      const element = findTooltipTarget(target);
      if (element && element === current) return;
      hide();
      if (!element) return;
      current = element;
      const wait = element.dataset['tooltipAside'] === undefined ? PAUSE : 0;
      timer = setTimeout(() => setHint(getTooltip(element)), wait);
    };
    const onFocus = (event: FocusEvent): void => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) showSoon(event);
    };
    const onOver = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') showSoon(event);
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') hide();
    };
    const hideEvents = ['pointerdown', 'scroll', 'focusout', 'blur'] as const;
    document.addEventListener('pointerover', onOver);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('keydown', onKey);
    hideEvents.forEach((name) => window.addEventListener(name, hide, true));
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onOver);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('keydown', onKey);
      hideEvents.forEach((name) => window.removeEventListener(name, hide, true));
    };
  }, []);
  return hint;
}

/**
 * Renders the tooltips of all icon buttons (elements with `data-tooltip`). One shared element is used for all
 * tooltips. A tooltip has the same text as the accessible name of its button.
 */
export function IconButtonTooltips() {
  const hint = useTooltip();
  const containerRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = containerRef.current;
    if (!element || !hint) return;
    const { width, height } = element.getBoundingClientRect();
    const { anchorRect, isAside } = hint;
    const left = isAside ? anchorRect.right + GAP : anchorRect.left + (anchorRect.width - width) / 2;
    const top = isAside ? anchorRect.top + (anchorRect.height - height) / 2 : anchorRect.bottom + GAP;
    element.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`;
    element.style.top = `${top + height > window.innerHeight ? anchorRect.top - height - GAP : top}px`;
  }, [hint]);
  return hint ? (
    <div ref={containerRef} className="wd-tooltip" aria-hidden>
      {hint.text}
    </div>
  ) : null;
}

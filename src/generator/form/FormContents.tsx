import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useEvent } from 'ra-core';
import { useFormState } from 'react-hook-form';
import { formStatusTexts } from '../../i18n/en/formStatusTexts';
import { useLazyTextTranslate } from '../../i18n/useAppTranslate';
import type { ObjectShape, Section } from '../../model/entity/entity';
import { focusPart } from '../../ui/focusPart';
import { useFieldState } from '../../widgets/context/ruleFieldStates';
import { usePartTranslate } from '../../widgets/usePartTranslate';
import { getErrorPaths } from '../formRules/formErrorPaths';
import { useIsAnyFieldVisible } from '../formRules/formRuleStoreContext';
import { useCurrentSection } from './useCurrentSection';

interface Props {
  sections: readonly Section[];
  shape: ObjectShape;
}

interface EntryProps {
  section: Section;
  /** The keys of the section's fields. */
  keys: readonly string[];
  isCurrent: boolean;
  /** Number of errors in the section. */
  faults: number;
  /** Called when the section appears; the result is called when it disappears. */
  observe: (keys: readonly string[]) => () => void;
  onJump: (keys: readonly string[]) => void;
}

/** A line of the contents. It is hidden while the rules hide the section. */
function Entry({ section, keys, isCurrent, faults, observe, onJump }: EntryProps) {
  const t = useLazyTextTranslate('form.status', formStatusTexts);
  const translatePart = usePartTranslate();
  const isVisible = useIsAnyFieldVisible(keys);
  // A rule may give the field another title.
  const { title = section.title } = useFieldState(section.division === 'part' ? (keys[0] ?? '') : '');
  useEffect(() => (isVisible ? observe(keys) : undefined), [isVisible, observe, keys]);
  if (!isVisible) return null;
  return (
    <li>
      <button type="button" aria-current={isCurrent ? 'location' : undefined} onClick={() => onJump(keys)}>
        <span>{title ?? translatePart(section.division === 'more' ? 'more' : 'general')}</span>
        {faults > 0 && (
          <span className="wd-contents-faults">
            <ErrorOutlined fontSize="small" />
            <span aria-hidden>{faults}</span>
            <span className="wd-hidden">{t('attention', { smart_count: faults })}</span>
          </span>
        )}
      </button>
    </li>
  );
}

/** Returns whether the menu with the contents is open. Escape closes it, and so does leaving it. */
function useMenu(ref: RefObject<HTMLElement | null>): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const leave = ({ target }: Event): void => {
      if (target instanceof Node && !ref.current?.contains(target)) setOpen(false);
    };
    const cancel = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      ref.current?.querySelector('button')?.focus();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('keydown', cancel, { signal, capture: true });
    return () => listeners.abort();
  }, [isOpen, ref]);
  return [isOpen, setOpen];
}

/**
 * The contents of a long form: a line for each section leads to it, and tells how many fields have errors. They are beside
 * the form if the window is wide enough, else a menu above it.
 */
export function FormContents({ sections, shape }: Props) {
  const t = usePartTranslate();
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const keysOf = ({ fields }: Section): string[] => fields.flatMap((name) => shape.fields[name]?.key ?? []);
  const [entries, setEntries] = useState({ sections, keys: sections.map(keysOf) });
  if (entries.sections !== sections) setEntries({ sections, keys: sections.map(keysOf) });
  const paths = getErrorPaths(useFormState().errors).map((path) => path.split('.')[0] ?? path);
  const findSection = useEvent((keys: readonly string[]): HTMLElement | null => {
    // Folded fields are not rendered, but the part that folds them has their keys.
    const parts = ref.current?.closest('form')?.querySelectorAll<HTMLElement>('[data-field], [data-fields]') ?? [];
    const getKeys = ({ field = '', fields = field }: DOMStringMap): string[] => fields.split(' ');
    return [...parts].find(({ dataset }) => getKeys(dataset).includes(keys[0] ?? ''))?.closest('section') ?? null;
  });
  const { current, observe, setCurrent } = useCurrentSection(findSection);
  const [isOpen, setOpen] = useMenu(ref);
  const jump = useEvent((keys: readonly string[]) => {
    setOpen(false);
    const section = findSection(keys);
    if (!section) return;
    focusPart(section, section, { preventScroll: true });
    section.scrollIntoView?.({ block: 'start', behavior: 'smooth' });
    setCurrent(keys);
  });
  return (
    <nav ref={ref} className="wd-contents" aria-labelledby={id}>
      <h2 id={id}>{t('contents')}</h2>
      <button type="button" className="wd-contents-menu" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('contents')}
        <ExpandMore />
      </button>
      <ul>
        {sections.map((section, index) => {
          const keys = entries.keys[index] ?? [];
          return (
            <Entry
              key={keys.join()}
              {...{ section, keys, observe }}
              isCurrent={keys === current}
              faults={paths.filter((key) => keys.includes(key)).length}
              onJump={jump}
            />
          );
        })}
      </ul>
    </nav>
  );
}

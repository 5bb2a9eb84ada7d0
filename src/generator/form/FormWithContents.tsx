import { useMemo, type ReactNode } from 'react';
import type { ObjectShape, Section } from '../../model/entity/entity';
import { lazyComponent } from '../../ui/lazyComponent';
import './formContents.css';

interface Props {
  sections: readonly Section[];
  shape: ObjectShape;
  /** Whether the record is loading. The contents then have their place only. */
  isLoading?: boolean;
  children: ReactNode;
}

/** A form with more sections has contents. */
const MOST_SECTIONS = 6;

const contents = lazyComponent(() => import('./FormContents').then(({ FormContents }) => FormContents), {
  withoutMui: true,
  ErrorComponent: () => null,
});

/** The sections of a form on a screen, with their contents beside or above them if there are many of them. */
export function FormWithContents({ sections, shape, isLoading = false, children }: Props) {
  const listed = useMemo(() => sections.filter(({ fields }) => fields.length > 0), [sections]);
  if (listed.length <= MOST_SECTIONS) return children;
  return (
    <div className="wd-with-contents">
      {children}
      {!isLoading && <contents.Component sections={listed} shape={shape} />}
    </div>
  );
}

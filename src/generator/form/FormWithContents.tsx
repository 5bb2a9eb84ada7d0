import { useMemo, type ReactNode } from 'react';
import type { ObjectShape, Section } from '../../model/entity/entity';
import { lazyComponent } from '../../ui/lazyComponent';
import { hasContents } from './hasContents';
import './formContents.css';

interface Props {
  sections: readonly Section[];
  shape: ObjectShape;
  /** Whether the record is loading. The contents then have their place only. */
  isLoading?: boolean;
  children: ReactNode;
}

const contents = lazyComponent(() => import('./FormContents').then(({ FormContents }) => FormContents), {
  withoutMui: true,
  ErrorComponent: () => null,
});

/** The sections of a form on a screen, with their contents beside or above them if they are many or high. */
export function FormWithContents({ sections, shape, isLoading = false, children }: Props) {
  const listed = useMemo(() => sections.filter(({ fields }) => fields.length > 0), [sections]);
  if (!hasContents(listed, shape)) return children;
  return (
    <div className="wd-with-contents">
      {children}
      {!isLoading && <contents.Component sections={listed} shape={shape} />}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { Boundary } from './Boundary';
import { LateFailure } from './LateFailure';

interface Props {
  /** What the part is called on the screen, and in the console. */
  title: string;
  /** Where one of these changes, a part that has failed is tried again by itself. */
  versions?: readonly unknown[];
  children: ReactNode;
}

/** A part of a screen (a section, a chart, a filter bar) that fails takes nothing else with it, and can be tried again. */
export function PartBoundary({ title, versions = [], children }: Props) {
  const t = useT();
  return (
    <Boundary
      name={`The part "${title}"`}
      versions={versions}
      renderFailure={({ onRetry }) => (
        <div role="alert">
          <LateFailure reason={t('screen.crashed', { title })} onRetry={onRetry} />
        </div>
      )}
    >
      {children}
    </Boundary>
  );
}

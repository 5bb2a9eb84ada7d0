import type { ReactNode } from 'react';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { ErrorBoundary } from './ErrorBoundary';
import { LoadError } from './LoadError';

interface Props {
  /** Name of the section, on the screen and in the console. */
  title: string;
  /** If one of these changes, a failed section renders again. */
  resetKeys?: readonly unknown[];
  children: ReactNode;
}

/** Catches the rendering errors of one section and offers a retry. The rest of the screen keeps working. */
export function SectionErrorBoundary({ title, resetKeys = [], children }: Props) {
  const t = useAppTranslate();
  return (
    <ErrorBoundary
      name={`The part "${title}"`}
      resetKeys={resetKeys}
      renderFailure={({ onRetry }) => (
        <div role="alert">
          <LoadError reason={t('screen.crashed', { title })} onRetry={onRetry} />
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

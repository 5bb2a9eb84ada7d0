import type { ReactNode } from 'react';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { ErrorBoundary } from './ErrorBoundary';
import { LoadError } from './LoadError';

interface Props {
  /** Name of the section. It is shown in the error message on the screen and in the console. */
  title: string;
  /** When one of these values changes, a failed section is rendered again. */
  resetKeys?: readonly unknown[];
  children: ReactNode;
}

/** Catches the rendering errors of one section and offers a retry. The rest of the screen remains usable. */
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

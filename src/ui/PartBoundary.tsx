import type { ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { Alert } from './Alert';
import { Boundary } from './Boundary';
import { Button } from './Button';

interface Props {
  /** What the part is called on the screen, and in the console. */
  title: string;
  /** Where one of these changes, a part that has failed is tried again by itself. */
  versions?: readonly unknown[];
  children: ReactNode;
}

function PartFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useT();
  const retry = (
    <Button look="inherit" onClick={onRetry}>
      {t('action.retry')}
    </Button>
  );
  return (
    <Alert severity="error" action={retry}>
      {t('screen.crashed', { title })}
    </Alert>
  );
}

/** A part of a screen (a section, a chart, a filter bar) that fails takes nothing else with it, and can be tried again. */
export const PartBoundary = ({ title, versions = [], children }: Props) => (
  <Boundary
    name={`The part "${title}"`}
    versions={versions}
    renderFailure={({ onRetry }) => <PartFailure title={title} onRetry={onRetry} />}
  >
    {children}
  </Boundary>
);

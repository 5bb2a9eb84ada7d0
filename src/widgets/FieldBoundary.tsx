import type { ReactNode } from 'react';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { Alert } from '../ui/Alert';
import { ErrorBoundary } from '../ui/ErrorBoundary';

interface Props {
  entity: string;
  field: string;
  /** A new value (an edited schema) makes the field render again after an error. */
  version: unknown;
  /** Set in tables, which have no room for a block of text. */
  inline?: boolean;
  children: ReactNode;
}

function Broken({ entity, field, inline }: Pick<Props, 'entity' | 'field' | 'inline'>) {
  const t = useAppTranslate();
  const text = t('field.broken', { field, entity });
  return inline ? <span role="alert">{text}</span> : <Alert severity="error">{text}</Alert>;
}

/** Limits the error of a widget to its own field. The error names the field so that it can be found. */
export const FieldBoundary = ({ entity, field, version, inline = false, children }: Props) => (
  <ErrorBoundary
    name={`The field ${entity}.${field}`}
    resetKeys={[version]}
    renderFailure={() => <Broken entity={entity} field={field} inline={inline} />}
  >
    {children}
  </ErrorBoundary>
);

import type { ReactNode } from 'react';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { Alert } from '../ui/Alert';
import { ErrorBoundary } from '../ui/ErrorBoundary';

interface Props {
  entity: string;
  field: string;
  /** A new value (a schema that was edited) gives the field another try. */
  version: unknown;
  /** In a table there is no room for a block of text. */
  inline?: boolean;
  children: ReactNode;
}

function Broken({ entity, field, inline }: Pick<Props, 'entity' | 'field' | 'inline'>) {
  const t = useAppTranslate();
  const text = t('field.broken', { field, entity });
  return inline ? <span role="alert">{text}</span> : <Alert severity="error">{text}</Alert>;
}

/** A widget that fails takes its own field with it and nothing else (named, so that it can be found). */
export const FieldBoundary = ({ entity, field, version, inline = false, children }: Props) => (
  <ErrorBoundary
    name={`The field ${entity}.${field}`}
    resetKeys={[version]}
    renderFailure={() => <Broken entity={entity} field={field} inline={inline} />}
  >
    {children}
  </ErrorBoundary>
);

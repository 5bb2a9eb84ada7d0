import type { ReactNode } from 'react';
import { useAppTranslate } from '../i18n/useAppTranslate';
import { Alert } from '../ui/Alert';
import { ErrorBoundary } from '../ui/ErrorBoundary';

interface Props {
  entity: string;
  field: string;
  /** When this value changes, for example because the schema was edited, the field is rendered again after an error. */
  version: unknown;
  /** Whether the error is shown as inline text. Used in tables, which have no space for a block of text. */
  inline?: boolean;
  children: ReactNode;
}

function Broken({ entity, field, inline }: Pick<Props, 'entity' | 'field' | 'inline'>) {
  const t = useAppTranslate();
  const text = t('field.broken', { field, entity });
  return inline ? <span role="alert">{text}</span> : <Alert severity="error">{text}</Alert>;
}

/**
 * Catches the rendering error of a field, so that only this field is replaced. The error message contains the
 * entity and the field, so that the developer can find the field.
 */
export const FieldErrorBoundary = ({ entity, field, version, inline = false, children }: Props) => (
  <ErrorBoundary
    name={`The field ${entity}.${field}`}
    resetKeys={[version]}
    renderFailure={() => <Broken entity={entity} field={field} inline={inline} />}
  >
    {children}
  </ErrorBoundary>
);

import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Alert } from '@mui/material';
import { useTranslate } from 'ra-core';

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
  const translate = useTranslate();
  const text = translate('wd.field.broken', {
    _: 'The field %{field} of %{entity} cannot be shown.',
    field,
    entity,
  });
  return inline ? <span role="alert">{text}</span> : <Alert severity="error">{text}</Alert>;
}

/** A widget that fails takes its own field with it and nothing else (named, so that it can be found). */
export class FieldBoundary extends Component<Props, { version: unknown; failed: boolean }> {
  override state = { version: this.props.version, failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ version }: Props, state: { version: unknown; failed: boolean }) {
    return state.version === version ? null : { version, failed: false };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(`${this.props.entity}.${this.props.field}: ${error.message}`, info.componentStack);
  }

  override render() {
    return this.state.failed ? <Broken {...this.props} /> : this.props.children;
  }
}

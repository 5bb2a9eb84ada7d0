import type { ReactNode } from 'react';
import { LinkBase } from 'ra-core';
import type { LinkDefinition } from '../../model/schemaLanguage/definition';
import { useEntityLinks } from './entityLinks';
import type { Row } from './listRowIds';
import { useOriginScreenState } from './originPath';

interface LinkedValueProps {
  link: LinkDefinition | undefined;
  /** The values of the placeholders. */
  values: Row;
  className?: string;
  children: ReactNode;
}

/** Renders its content as a link that the schema describes, or the content alone where the link leads nowhere. */
export function LinkedValue({ link, values, className = 'wd-link', children }: LinkedValueProps) {
  const target = useEntityLinks([link])(link, values);
  const state = useOriginScreenState();
  if (!target) return children;
  return (
    <LinkBase className={className} to={target.to} state={state}>
      {children}
    </LinkBase>
  );
}

import { Fragment } from 'react';
import { LinkBase, useLocation } from 'ra-core';
import { breadcrumbTexts } from '../i18n/en/breadcrumbTexts';
import { useLazyTextTranslate } from '../i18n/useAppTranslate';

export interface BreadcrumbStep {
  title: string;
  /** Undefined for a group of the menu, which has no screen. */
  path?: string | undefined;
}

/** The way from the home screen to the current one. Each step that has a screen is a link, except the current screen. */
export function Breadcrumb({ steps }: { steps: readonly BreadcrumbStep[] }) {
  const t = useLazyTextTranslate('breadcrumb', breadcrumbTexts);
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('label')} className="wd-trail">
      {steps.map(({ title, path }, index) => (
        <Fragment key={`${title} ${path}`}>
          {index > 0 && ' › '}
          {path === undefined || path === pathname ? title : <LinkBase to={path}>{title}</LinkBase>}
        </Fragment>
      ))}
    </nav>
  );
}

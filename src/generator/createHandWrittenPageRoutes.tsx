import type { ComponentType, ReactElement, ReactNode } from 'react';
import { reactRouterProvider } from 'ra-core';
import { lazyComponent } from '../ui/lazyComponent';
import type { RouteGuard } from './createEntityScreenRoutes';
import { customPages, customResources } from './extensions/extensions';

/** react-admin's own `Route` component: `<ResourceRegistry>` recognises routes among its children by this component. */
const { Route } = reactRouterProvider;

/** Component that passes the title of a menu entry to its children. The app supplies this component. */
type TitleSource = ComponentType<{ name: string; children: (title: string) => ReactNode }>;

// Lazy-loaded, so that an app without hand-written screens never fetches this code.
const screen = lazyComponent(() => import('./HandWrittenScreen').then(({ HandWrittenScreen }) => HandWrittenScreen), {
  withoutMui: true,
});

/**
 * Creates the routes of hand-written pages and resources that have no entity: `/NAME` for each `NAME.page.tsx`, and
 * `/NAME` with all paths below it for each `NAME.resource.tsx`. The permissions are those of the menu entry whose
 * key or path is `NAME`.
 */
export function createHandWrittenPageRoutes(Guard: RouteGuard, Title: TitleSource): ReactElement[] {
  const screens = [
    ...Object.keys(customPages).map((name) => [name, `/${name}`] as const),
    ...Object.keys(customResources).map((name) => [name, `/${name}/*`] as const),
  ];
  return screens.map(([name, path]) => (
    <Route
      key={`by hand ${name}`}
      path={path}
      element={
        <Guard names={[name]} paths={[`/${name}`]} ids={[]} isForm={false}>
          <Title name={name}>{(title) => <screen.Component key={name} name={name} title={title} />}</Title>
        </Guard>
      }
    />
  ));
}

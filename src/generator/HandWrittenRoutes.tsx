import type { ComponentType, ReactElement, ReactNode } from 'react';
import { reactRouterProvider } from 'ra-core';
import { lazyComponent } from '../ui/lazyComponent';
import type { RouteGuard } from './createEntityRoutes';
import { customPages, customResources } from './extensions/extensions';

/** react-admin's own `Route`: `<ResourceRegistry>` recognises its children by component identity. */
const { Route } = reactRouterProvider;

/** Passes the title of a menu entry to its children; supplied by the app. */
type TitleSource = ComponentType<{ name: string; children: (title: string) => ReactNode }>;

// Lazy-loaded: an app without hand-written screens never fetches it.
const screen = lazyComponent(() => import('./HandWrittenScreen').then(({ HandWrittenScreen }) => HandWrittenScreen), {
  withoutMui: true,
});

/**
 * Creates the routes of pages and resources without an entity: `/NAME` for each `NAME.page.tsx`, `/NAME` and all
 * paths below it for each `NAME.resource.tsx`. The rights are those of the menu entry with this key or path.
 */
export function handWrittenRoutes(Guard: RouteGuard, Title: TitleSource): ReactElement[] {
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

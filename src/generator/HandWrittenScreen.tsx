import { createElement, useEffect } from 'react';
import { Resource, useLocation, useResourceDefinitionContext, type ResourceProps } from 'ra-core';
import { ErrorBoundary } from '../ui/ErrorBoundary';
import { lazyComponent, type LazyComponent } from '../ui/lazyComponent';
import { customPages, customResources } from './extensions/extensions';
import { PageHeading } from './screenLayout/PageHeading';
import { ScreenFailure } from './screenLayout/ScreenFailure';

interface HandWrittenScreenProps {
  /** The file name without its suffix. It is also the path of the screen and the key of its menu entry. */
  name: string;
  /** The title of the menu entry. */
  title: string;
}

const resourceScreens: Readonly<Record<string, LazyComponent<{ title: string }>>> = Object.fromEntries(
  Object.entries(customResources).map(([name, load]) => [
    name,
    lazyComponent(async () => {
      const props: ResourceProps = { ...(await load()), name };
      return function ResourceScreen({ title }) {
        const { register } = useResourceDefinitionContext();
        // The resource stays registered after the user leaves the screen, because other screens may link to it.
        useEffect(() => {
          const definition = Resource.registerResource(props);
          register({ ...definition, options: { label: title, ...props.options } });
        }, [register, title]);
        return <Resource {...props} />;
      };
    }),
  ]),
);

/** Renders a hand-written page or resource that has no entity, with its title as heading. */
export function HandWrittenScreen({ name, title }: HandWrittenScreenProps) {
  const { pathname } = useLocation();
  const content = customPages[name] ?? resourceScreens[name];
  return (
    <ErrorBoundary
      name={`The screen "${name}"`}
      resetKeys={[pathname]}
      renderFailure={({ onRetry }) => <ScreenFailure kind="crash" title={title} onRetry={onRetry} />}
    >
      <PageHeading title={title} />
      {content && createElement(content.Component, { title })}
    </ErrorBoundary>
  );
}

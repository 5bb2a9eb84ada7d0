/** The icons of the menu. Their code is loaded while the permissions are requested, so that the list is loaded sooner. */
import type { ComponentType } from 'react';
import type { IconName } from '../../model/schemaLanguage/definition';
import { createSvgIcon } from '../../ui/Icon';
import { lazyComponent } from '../../ui/lazyComponent';

const Blank = createSvgIcon(null, 'Blank');
/** Keeps the place of an icon until its code is loaded. */
const BlankIcon = () => <Blank fontSize="small" />;

const lazyMenuIcon = lazyComponent(() => import('./menuIcons').then(({ MenuIcon: Part }) => Part), {
  LoadingComponent: BlankIcon,
  ErrorComponent: BlankIcon,
  withoutMui: true,
});
lazyMenuIcon.load().catch(() => undefined);

/** Renders an icon by its name, or by that of a resource. */
export const MenuIcon = lazyMenuIcon.Component;

/** Returns an icon as a component, because react-admin expects a component as the icon of a resource. */
export const getIcon = (name: IconName | undefined): ComponentType | undefined =>
  name ? () => <MenuIcon name={name} /> : undefined;

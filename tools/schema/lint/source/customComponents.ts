/**
 * Finds the hand-written React components. They are files in the folder of a product's pages, recognized by
 * their names:
 * `NAME.section.tsx`, `NAME.action.tsx`, `NAME.view.tsx`, `NAME.widget.tsx`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { readRootFolders } from '../../../root/rootFolders';

const CUSTOM_COMPONENT_KINDS = ['section', 'action', 'view', 'widget'] as const;
export type CustomComponentKind = (typeof CUSTOM_COMPONENT_KINDS)[number];

/** The names of the existing hand-written components, by kind. */
export type CustomComponentNames = Readonly<Record<CustomComponentKind, readonly string[]>>;

const FILE = /^(?:.*[\\/])?([^\\/]+)\.(section|action|view|widget)\.tsx$/;

/**
 * Finds the hand-written React components in a folder.
 * @param pages folder to search; default: that of the product
 */
export function findCustomComponents(pages = readRootFolders().pages): CustomComponentNames {
  const files = existsSync(pages) ? readdirSync(pages, { recursive: true, encoding: 'utf8' }) : [];
  const found = files.flatMap((file) => {
    const [, name, part] = FILE.exec(file) ?? [];
    return name === undefined ? [] : [{ name, part }];
  });
  const named = (part: CustomComponentKind): string[] =>
    found.filter((one) => one.part === part).map(({ name }) => name);
  return { section: named('section'), action: named('action'), view: named('view'), widget: named('widget') };
}

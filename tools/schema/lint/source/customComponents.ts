/**
 * Finds the hand-written React components. They are files in `src/pages`, recognized by their names:
 * `NAME.section.tsx`, `NAME.action.tsx`, `NAME.view.tsx`, `NAME.widget.tsx`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CUSTOM_COMPONENT_KINDS = ['section', 'action', 'view', 'widget'] as const;
export type CustomComponentKind = (typeof CUSTOM_COMPONENT_KINDS)[number];

/** The names of the existing hand-written components, by kind. */
export type CustomComponentNames = Readonly<Record<CustomComponentKind, readonly string[]>>;

const PAGES = fileURLToPath(new URL('../../../../src/pages/', import.meta.url));
const FILE = /^(?:.*[\\/])?([^\\/]+)\.(section|action|view|widget)\.tsx$/;

/**
 * Finds the hand-written React components in a folder.
 * @param pages folder to search; default: `src/pages` of the app
 */
export function findCustomComponents(pages = PAGES): CustomComponentNames {
  const files = existsSync(pages) ? readdirSync(pages, { recursive: true, encoding: 'utf8' }) : [];
  const found = files.flatMap((file) => {
    const [, name, part] = FILE.exec(file) ?? [];
    return name === undefined ? [] : [{ name, part }];
  });
  const named = (part: CustomComponentKind): string[] =>
    found.filter((one) => one.part === part).map(({ name }) => name);
  return { section: named('section'), action: named('action'), view: named('view'), widget: named('widget') };
}

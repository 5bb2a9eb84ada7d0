/** Finds the hand-written components of the screens: files in `src/pages`, recognized by their names. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const CUSTOM_PART_KINDS = ['section', 'action', 'view', 'widget'] as const;
export type CustomPartKind = (typeof CUSTOM_PART_KINDS)[number];

/** The names of the existing components by kind. */
export type CustomPartNames = Readonly<Record<CustomPartKind, readonly string[]>>;

const PAGES = fileURLToPath(new URL('../../../../src/pages/', import.meta.url));
const FILE = /^(?:.*[\\/])?([^\\/]+)\.(section|action|view|widget)\.tsx$/;

/** @param pages folder of the hand-written components; default: the app's own */
export function findCustomParts(pages = PAGES): CustomPartNames {
  const files = existsSync(pages) ? readdirSync(pages, { recursive: true, encoding: 'utf8' }) : [];
  const found = files.flatMap((file) => {
    const [, name, part] = FILE.exec(file) ?? [];
    return name === undefined ? [] : [{ name, part }];
  });
  const named = (part: CustomPartKind): string[] => found.filter((one) => one.part === part).map(({ name }) => name);
  return { section: named('section'), action: named('action'), view: named('view'), widget: named('widget') };
}

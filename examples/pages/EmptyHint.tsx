/**
 * A helper component. A file without one of the special endings, such as `.page.tsx`, is used only if another file
 * imports it.
 */
export const EmptyHint = ({ title }: { title: string }) => <p>{`${title}: there are no meters yet.`}</p>;

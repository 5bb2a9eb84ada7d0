/** A helper component: files without one of the special endings are used only by the files that import them. */
export const EmptyHint = ({ title }: { title: string }) => <p>{`${title}: there are no meters yet.`}</p>;

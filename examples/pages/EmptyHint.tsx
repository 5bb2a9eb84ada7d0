/** A helper: files without one of the endings are parts of nothing but those that import them. */
export const EmptyHint = ({ title }: { title: string }) => <p>{`${title}: there are no meters yet.`}</p>;

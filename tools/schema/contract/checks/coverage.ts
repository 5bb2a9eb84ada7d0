/** Which calls of the schema files the check has tried, and why not the others. */
export interface CoverageEntry {
  entity: string;
  /** What was tried: `page`, `get`, `filter criteria`, `options sites`. */
  name: string;
  /** Method and path. */
  endpoint: string;
  isTried: boolean;
  /** Why it was not tried. */
  reason?: string;
}

export interface Coverage {
  add(entity: string, name: string, endpoint: string): void;
  skip(entity: string, name: string, endpoint: string, reason: string): void;
  list(): readonly CoverageEntry[];
}

export function createCoverage(): Coverage {
  const entries = new Map<string, CoverageEntry>();
  const put = (entry: CoverageEntry): void => {
    const key = `${entry.entity} ${entry.name}`;
    if (!entries.get(key)?.isTried) entries.set(key, entry);
  };
  return {
    add: (entity, name, endpoint) => put({ entity, name, endpoint, isTried: true }),
    skip: (entity, name, endpoint, reason) => put({ entity, name, endpoint, isTried: false, reason }),
    list: () => [...entries.values()],
  };
}

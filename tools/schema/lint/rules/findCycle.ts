interface Edge {
  from: string;
  to: string;
}

/**
 * Returns the shortest way of edges that begins with `start` and ends where it begins; undefined when there is none.
 * @param edgesFrom returns the edges that begin at a name
 */
export function findCycle<E extends Edge>(start: E, edgesFrom: (name: string) => readonly E[]): E[] | undefined {
  const ways = new Map<string, E[]>([[start.to, [start]]]);
  for (const [name, way] of ways) {
    if (name === start.from) return way;
    for (const edge of edgesFrom(name)) if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
  }
  return undefined;
}

interface Edge {
  from: string;
  to: string;
}

/**
 * Returns the shortest cycle of edges that begins with the edge `start`. Returns undefined if there is no cycle.
 * @param start first edge of the cycle
 * @param edgesFrom returns all edges that begin at a node
 */
export function findCycle<E extends Edge>(start: E, edgesFrom: (name: string) => readonly E[]): E[] | undefined {
  const ways = new Map<string, E[]>([[start.to, [start]]]);
  for (const [name, way] of ways) {
    if (name === start.from) return way;
    for (const edge of edgesFrom(name)) if (!ways.has(edge.to)) ways.set(edge.to, [...way, edge]);
  }
  return undefined;
}

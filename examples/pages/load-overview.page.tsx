/**
 * A page of its own, without an entity. The file's name is its address and its key among the rights:
 * load-overview.page.tsx stands at /load-overview for those whose menu has an entry of that key or address. The
 * entry's name is the title, said above the page already.
 */
import { useGetList } from 'ra-core';
import type { CustomPageProps } from '../../src/generator/extensions/extensionProps';
import { EmptyHint } from './EmptyHint';

/** As many meters as are looked at. */
const PER_PAGE = 100;

export function Page({ title }: CustomPageProps) {
  // Any entity can be asked for by its name, through the same data provider as everywhere.
  const { data, isPending, error } = useGetList('meter', { pagination: { page: 1, perPage: PER_PAGE } });
  if (error) return <p role="alert">{error.message}</p>;
  if (isPending) return <p aria-busy>…</p>;
  const loads = data.map(({ maxLoad }) => Number(maxLoad ?? 0));
  if (loads.length === 0) return <EmptyHint title={title} />;
  return <p>{`${loads.length} meters, at most ${Math.max(...loads)} % load`}</p>;
}

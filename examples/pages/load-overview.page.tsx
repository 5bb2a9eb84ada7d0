/**
 * A custom page that belongs to no entity. The file name is both the path and the permission key of the page:
 * load-overview.page.tsx is shown at /load-overview to users whose menu has an entry with that key or path. The
 * name of the menu entry is the page title, which the app shows above the page.
 */
import { useGetList } from 'ra-core';
import type { CustomPageProps } from 'wattdesk/src/generator/extensions/extensionProps';
import { EmptyHint } from './EmptyHint';

/** The maximum number of meters that are loaded. */
const PER_PAGE = 100;

export function Page({ title }: CustomPageProps) {
  // Any entity can be loaded by its name. The generated screens use the same data provider.
  const { data, isPending, error } = useGetList('meter', { pagination: { page: 1, perPage: PER_PAGE } });
  if (error) return <p role="alert">{error.message}</p>;
  if (isPending) return <p aria-busy>…</p>;
  const loads = data.map(({ maxLoad }) => Number(maxLoad ?? 0));
  if (loads.length === 0) return <EmptyHint title={title} />;
  return <p>{`${loads.length} meters, at most ${Math.max(...loads)} % load`}</p>;
}

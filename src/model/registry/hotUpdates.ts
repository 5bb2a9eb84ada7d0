/**
 * The last step of a hot update: an edited chunk passes its new version to the module that holds the old one. This
 * is a separate module because a chunk that imported the registry would create an import cycle, and Vite reloads
 * the page when an update within a cycle fails.
 */
import type { EntityLoader, EntityModule, ManifestEntry, MenuGroup, Titles } from '../entity/entity';

export interface HotUpdates {
  entity: { language: string; module: EntityModule };
  manifest: { manifest: readonly ManifestEntry[]; loaders: Record<string, EntityLoader> };
  texts: { groups: readonly MenuGroup[]; titles: Record<string, () => Promise<{ default: Titles }>> };
  titles: { language: string; titles: Titles };
}

type Receivers = { [Kind in keyof HotUpdates]?: (next: HotUpdates[Kind]) => void };

const receivers: Receivers = {};

/** Registers the receiver of one kind of hot update; there is one receiver per kind. */
export function onHotUpdate<Kind extends keyof HotUpdates>(kind: Kind, receiver: NonNullable<Receivers[Kind]>): void {
  receivers[kind] = receiver;
}

/** Passes an update to its receiver; called by the virtual modules when the dev server has replaced them. */
export function publishHotUpdate<Kind extends keyof HotUpdates>(kind: Kind, next: HotUpdates[Kind]): void {
  receivers[kind]?.(next);
}

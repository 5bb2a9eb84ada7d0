/**
 * The last step of a hot update: an edited chunk hands its new version to whoever holds the old
 * one. A module of its own, because a chunk that imported the registry would be in an import
 * loop with it, and Vite reloads the page when an update within a loop fails.
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

/** The holder of a kind of version asks for the next ones; there is one holder of each kind. */
export function onHotUpdate<Kind extends keyof HotUpdates>(kind: Kind, receiver: NonNullable<Receivers[Kind]>): void {
  receivers[kind] = receiver;
}

/** Called by the virtual modules when the dev server has replaced them. */
export function publishHotUpdate<Kind extends keyof HotUpdates>(kind: Kind, next: HotUpdates[Kind]): void {
  receivers[kind]?.(next);
}

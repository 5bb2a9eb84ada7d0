/**
 * Passes the new version of an edited chunk to the module that holds the old version, as the last step of a hot
 * update. This is a separate module for the following reason: a chunk that imported the registry would create an
 * import cycle, and Vite reloads the page when an update within an import cycle fails.
 */
import type { EntityLoader, EntityModule, ManifestEntry, MenuGroup, Titles } from '../entity/entity';

export interface HotUpdatePayloads {
  entity: { language: string; module: EntityModule };
  manifest: { manifest: readonly ManifestEntry[]; loaders: Record<string, EntityLoader> };
  texts: { groups: readonly MenuGroup[]; titleLoaders: Record<string, () => Promise<{ default: Titles }>> };
  titles: { language: string; titles: Titles };
}

type Receivers = { [Kind in keyof HotUpdatePayloads]?: (next: HotUpdatePayloads[Kind]) => void };

const receivers: Receivers = {};

/** Registers the receiver of one kind of hot update. Each kind has only one receiver. */
export function onHotUpdate<Kind extends keyof HotUpdatePayloads>(
  kind: Kind,
  receiver: NonNullable<Receivers[Kind]>,
): void {
  receivers[kind] = receiver;
}

/** Passes a hot update to its receiver. The virtual modules call it after the dev server has replaced them. */
export function publishHotUpdate<Kind extends keyof HotUpdatePayloads>(
  kind: Kind,
  next: HotUpdatePayloads[Kind],
): void {
  receivers[kind]?.(next);
}

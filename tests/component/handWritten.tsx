/** Helpers for entities whose screens are hand-written parts, in the whole app, and for console warnings. */
import { expect, vi } from 'vitest';
import type { WattdeskDataProvider } from '../../dataProvider/contract/types';
import type { SignInSession } from '../../src/auth/sessionStore';
import type { TranslationFile } from '../../src/model/compile/translateDefinition';
import { getManifestEntry } from '../../src/model/compile/getManifestEntry';
import type { EntityDefinition } from '../../src/model/schemaLanguage/definition';
import type { EntityModule } from '../../src/model/entity/entity';
import { replaceEntityManifest } from '../../src/model/registry/entityRegistry';
import { compileEntityModule } from '../support/entityModule';
import { ADMIN, openApp, type OpenApp } from './app';

export interface EntityFile {
  definition: Omit<EntityDefinition, '$id'>;
  /** Chinese texts of the entity. */
  translation?: TranslationFile[string];
}

/** Publishes entities as the build does: each in English and in Chinese. */
export function publishEntities(files: Readonly<Record<string, EntityFile>>): void {
  const compiled = Object.entries(files).map(([name, { definition, translation }]) => {
    const folder = { [`${name}.json`]: { $id: name, ...definition }, 'options.json': {} } as never;
    const english = compileEntityModule(`${name}.json`, folder);
    const chinese = translation ? compileEntityModule(`${name}.json`, folder, { [name]: translation }) : english;
    return [name, english, chinese] as const;
  });
  replaceEntityManifest({
    manifest: compiled.map(([, { entity }]) => getManifestEntry(entity)),
    loaders: Object.fromEntries(
      compiled.map(([name, english, chinese]) => [
        name,
        async (language: string): Promise<EntityModule> => (language === 'en' ? english : chinese),
      ]),
    ),
  });
}

/**
 * react-admin 5.15 passes props to MUI components that MUI 9 has removed; these warnings are unrelated to the
 * tested code.
 */
const isForeign = (text: string): boolean => text.startsWith('React does not recognize the `%s` prop');

/** Collects the warnings of React, react-admin and MUI in the console from now on. */
export function collectComplaints(): string[] {
  const complaints: string[] = [];
  const complain = (...words: unknown[]): void => {
    const text = words.map(String).join(' ');
    if (!isForeign(text)) complaints.push(text);
  };
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
  return complaints;
}

export interface OpenByHand {
  path: string;
  session?: SignInSession;
  /** Response of the server with the user's menu entries. */
  menu: readonly object[];
  dataProvider?: Partial<WattdeskDataProvider>;
  locale?: string;
}

export const openByHand = ({ session = ADMIN, menu, dataProvider = {}, ...options }: OpenByHand): Promise<OpenApp> =>
  openApp({ session, answers: { 'GET resources': menu }, dataProvider, ...options });

export const expectSilence = (complaints: readonly string[]): void => expect(complaints).toEqual([]);

/** Runs emitted validators in Node itself, without a test tool. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';
import type { ValidateFunction } from '../../../../src/model/entity/validators';

const CACHE = 'node_modules/.cache/wattdesk';

/** Import paths of the runtime in emitted modules. */
export const PATHS = { commonFormats: './commonFormats.mjs', formats: './formats.mjs', runtime: './ajvRuntime.mjs' };

/** Returns every violation as `path keyword`. */
export function faultsOf(validate: ValidateFunction, data: unknown): string[] {
  validate(data);
  return (validate.errors ?? []).map(({ instancePath, keyword, params }) =>
    [instancePath, keyword, params.missingProperty].filter(Boolean).join(' '),
  );
}

/** A folder with the runtime as JavaScript, in which emitted modules can run. */
export class EmittedFolder {
  readonly #dir: string;
  #count = 0;

  private constructor(dir: string) {
    this.#dir = dir;
  }

  static async open(): Promise<EmittedFolder> {
    mkdirSync(CACHE, { recursive: true });
    const dir = mkdtempSync(join(CACHE, 'validators-'));
    const write = async (path: string): Promise<void> => {
      const name = basename(path);
      const { code } = await transformWithOxc(readFileSync(`src/model/${path}.ts`, 'utf8'), `${name}.ts`);
      // All modules are in one folder, and Node requires file extensions in imports.
      const imports = /(from ["'])\.{1,2}\/(?:\w+\/)*(\w+)(?=["'])/g;
      writeFileSync(join(dir, `${name}.mjs`), code.replaceAll(imports, '$1./$2.mjs'));
    };
    await Promise.all(
      [
        'formRules/formats',
        'formRules/commonFormats',
        'formRules/addressFormats',
        'formRules/momentFormats',
        'formRules/notationFormats',
        'formRules/passwords',
        'values/ajvRuntime',
      ].map(write),
    );
    return new EmittedFolder(dir);
  }

  /**
   * Runs a module.
   * @returns its exports
   */
  async run<Exports>(text: string): Promise<Exports> {
    const file = join(this.#dir, `emitted${(this.#count += 1)}.mjs`);
    writeFileSync(file, text);
    return (await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href)) as Exports;
  }

  close(): void {
    rmSync(this.#dir, { recursive: true, force: true });
  }
}

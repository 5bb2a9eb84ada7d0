import type { Connect } from 'vite';

/**
 * The return type of `createFixtureApp` in `fixtures/createFixtureApp.ts`. It is declared again here because
 * the fixture API is loaded only when the first request arrives.
 */
export interface FixtureApp {
  handler: Connect.NextHandleFunction;
  /** Reads the schema files and the initial data again after they have been edited. */
  reload(): void;
  /** Releases the file of the persisted data. */
  close(): void;
}

/** The module that the plugin loads: the fixture API, and what the product adds to it. */
export interface FixtureModule {
  createFixtureApp(options: Record<string, unknown>, extension?: unknown): FixtureApp;
  extension?: unknown;
}

/** Loads the fixture API when the first request arrives. If loading fails, it is tried again with the next request. */
export class LazyFixtureApp {
  readonly #load: () => Promise<FixtureApp>;
  #app: Promise<FixtureApp> | undefined;
  #closed: Promise<void> = Promise.resolve();

  constructor(load: () => Promise<FixtureApp>) {
    this.#load = load;
  }

  readonly handle: Connect.NextHandleFunction = (request, response, next) => {
    this.#app ??= this.#closed.then(() => this.#load());
    this.#app.then(
      (app) => app.handler(request, response, next),
      (error: unknown) => {
        this.#app = undefined;
        next(error);
      },
    );
  };

  /**
   * Reads edited data immediately. If the data is invalid, the fixture API keeps its old data until the file has
   * been corrected.
   */
  reload(onError: (error: unknown) => void): void {
    this.#app?.then((app) => app.reload()).catch(onError);
  }

  /** Discards the fixture API after its code has changed. The next request loads it again. */
  drop(): void {
    const app = this.#app;
    this.#app = undefined;
    // A fixture API that could not be loaded needs no close.
    if (app) this.#closed = app.then((loaded) => loaded.close()).catch(() => undefined);
  }
}

import { EventEmitter } from 'node:events';
import type { ViteDevServer } from 'vite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { watchFolder } from '../../../tools/vite/watchFolder';

const DIR = '/project/schema';

let watcher: EventEmitter & { add: (dir: string) => unknown };
let onChange: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  watcher = Object.assign(new EventEmitter(), { add: () => undefined });
  onChange = vi.fn<() => void>();
  watchFolder({ watcher } as unknown as ViteDevServer, DIR, onChange);
  return () => vi.useRealTimers();
});

describe('a watched folder', () => {
  it.each([
    ['a file was changed', ['change', `${DIR}/article.json`]],
    ['a file was added to a folder of it', ['add', `${DIR}/i18n/de.json`]],
    ['a file was removed', ['unlink', `${DIR}/article.json`]],
    ['only the system says that a file was replaced', ['raw', 'rename', 'article.json', { watchedPath: DIR }]],
    ['only the system says that a watched file changed', ['raw', 'change', 'a.json', { watchedPath: `${DIR}/a.json` }]],
  ])('calls back once where %s', (_, [event, ...details]) => {
    watcher.emit(event as string, ...details);
    watcher.emit(event as string, ...details);
    expect(onChange).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('calls back again for a save after that', () => {
    for (let saves = 1; saves <= 3; saves += 1) {
      watcher.emit('raw', 'rename', 'article.json', { watchedPath: DIR });
      vi.runAllTimers();
      expect(onChange).toHaveBeenCalledTimes(saves);
    }
  });

  it.each([
    ['change', '/project/schema-old/article.json'],
    ['change', `${DIR}/README.md`],
    ['raw', 'rename', 'article.json', { watchedPath: '/project/fixtures' }],
    ['raw', 'rename', null, { watchedPath: DIR }],
  ])('says nothing of other files: %s %s %s', (event, ...details) => {
    watcher.emit(event, ...details);
    vi.runAllTimers();
    expect(onChange).not.toHaveBeenCalled();
  });
});

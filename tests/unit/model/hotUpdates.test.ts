import { expect, it, vi } from 'vitest';
import { publishHotUpdate, onHotUpdate, type HotUpdatePayloads } from '../../../src/model/registry/hotUpdates';

const titles = (language: string): HotUpdatePayloads['titles'] => ({
  language,
  titles: { navigation: {}, entities: {} },
});

it('hands a new version to whoever holds the old one, and to nobody else', () => {
  const [texts, other] = [vi.fn(), vi.fn()];
  onHotUpdate('titles', texts);
  onHotUpdate('texts', other);
  publishHotUpdate('titles', titles('zh-Hans'));
  expect(texts).toHaveBeenCalledExactlyOnceWith(titles('zh-Hans'));
  expect(other).not.toHaveBeenCalled();
});

it('has one holder of each kind: the last', () => {
  const [first, last] = [vi.fn(), vi.fn()];
  onHotUpdate('titles', first);
  onHotUpdate('titles', last);
  publishHotUpdate('titles', titles('en'));
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
});

it('forgets a version that nobody holds', () => {
  expect(() => publishHotUpdate('manifest', { manifest: [], loaders: {} })).not.toThrow();
});

import { expect, it, vi } from 'vitest';
import { deliver, receive, type Updates } from '../../../src/model/registry/hot';

const titles = (language: string): Updates['titles'] => ({ language, titles: { navigation: {}, entities: {} } });

it('hands a new version to whoever holds the old one, and to nobody else', () => {
  const [texts, other] = [vi.fn(), vi.fn()];
  receive('titles', texts);
  receive('texts', other);
  deliver('titles', titles('zh-Hans'));
  expect(texts).toHaveBeenCalledExactlyOnceWith(titles('zh-Hans'));
  expect(other).not.toHaveBeenCalled();
});

it('has one holder of each kind: the last', () => {
  const [first, last] = [vi.fn(), vi.fn()];
  receive('titles', first);
  receive('titles', last);
  deliver('titles', titles('en'));
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
});

it('forgets a version that nobody holds', () => {
  expect(() => deliver('manifest', { manifest: [], loaders: {} })).not.toThrow();
});

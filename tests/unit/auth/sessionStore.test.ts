import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSignInSessionStore, readSession, SESSION_KEY, type SignInSession } from '../../../src/auth/sessionStore';

const ADMIN: SignInSession = {
  token: 't1',
  userPk: '1',
  userName: 'admin',
  email: 'admin@wattdesk.test',
  roleName: 'ADMIN',
};

function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  };
}

let storage: Storage;
let page: Window;

const open = () => createSignInSessionStore(storage, page);

function otherTab(key: string | null, newValue: string | null): void {
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
}

beforeEach(() => {
  storage = memoryStorage();
  page = new EventTarget() as Window;
});

describe('readSession', () => {
  it.each([
    ['nothing', null],
    ['a text', 'admin'],
    ['an answer without a name', { token: 't' }],
  ])('finds nobody in %s', (_, data) => expect(readSession(data)).toBeUndefined());

  it('makes texts of numbers and empties what is missing', () => {
    expect(readSession({ token: 't', userPk: 7, userName: 'site' })).toEqual({
      token: 't',
      userPk: '7',
      userName: 'site',
      email: '',
      roleName: '',
    });
  });
});

describe('the session store', () => {
  it('survives a reload', () => {
    open().start(ADMIN);
    expect(open().get()).toEqual(ADMIN);
  });

  it('is empty after the end, here and after a reload', () => {
    const session = open();
    session.start(ADMIN);
    session.end();
    expect(session.get()).toBeUndefined();
    expect(storage.getItem(SESSION_KEY)).toBeNull();
  });

  it.each(['{', '"admin"', '{}'])('takes %s for no session', (stored) => {
    storage.setItem(SESSION_KEY, stored);
    expect(open().get()).toBeUndefined();
  });

  it('follows another tab in and out', () => {
    const session = open();
    const listener = vi.fn();
    session.subscribe(listener);
    otherTab(SESSION_KEY, JSON.stringify(ADMIN));
    expect(session.get()).toEqual(ADMIN);
    otherTab(SESSION_KEY, null);
    expect(session.get()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('ends when another tab clears the storage, and not when it changes something else', () => {
    const session = open();
    session.start(ADMIN);
    otherTab('RaStore.theme', '"dark"');
    expect(session.get()).toEqual(ADMIN);
    otherTab(null, null);
    expect(session.get()).toBeUndefined();
  });

  it('tells its listeners once per change, until they leave', () => {
    const session = open();
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    session.start(ADMIN);
    session.end();
    session.end();
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    session.start(ADMIN);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

describe('a session that the server knows no more', () => {
  const held = (isUnsaved: boolean) => {
    const session = open();
    session.start(ADMIN);
    const release = session.registerUnsaved(() => isUnsaved);
    return { session, release };
  };

  it('ends, and says whose it was and why', () => {
    const { session } = held(false);
    session.expire('Too long');
    expect([session.get(), session.getPreviousSession(), session.hasLeft()]).toEqual([
      undefined,
      { user: { ...ADMIN, token: undefined }, message: 'Too long' },
      false,
    ]);
    expect(storage.getItem(SESSION_KEY)).toBeNull();
  });

  it.each([
    ['a refusal', (session: ReturnType<typeof open>) => session.expire('')],
    ['the sign-out of another tab', () => otherTab(SESSION_KEY, null)],
  ])('keeps the user without a token over something unsaved, after %s', (_, lose) => {
    const { session } = held(true);
    lose(session);
    expect(session.get()).toEqual({ ...ADMIN, token: undefined, isOver: true });
    session.start(ADMIN);
    expect([session.get(), session.getPreviousSession()]).toEqual([ADMIN, undefined]);
  });

  it('ends for good when it is given up, or when nothing is unsaved any more', () => {
    const { session } = held(true);
    session.expire('');
    session.end();
    expect([session.get(), session.getPreviousSession(), session.hasLeft()]).toEqual([undefined, undefined, true]);
    const { session: next, release } = held(true);
    release();
    next.expire('');
    expect(next.get()).toBeUndefined();
  });
});

describe('whose and which session it is', () => {
  it('is known of what is unsaved also when the session is over', () => {
    const session = open();
    expect(session.getOwner()).toBeUndefined();
    session.start(ADMIN);
    session.registerUnsaved(() => true);
    session.expire('');
    expect(session.getOwner()).toBe('1');
    session.end();
    expect(session.getOwner()).toBeUndefined();
  });

  it.each<[string, (session: ReturnType<typeof open>) => void, boolean]>([
    ['nothing', () => undefined, false],
    ['its end', (session) => session.expire(''), false],
    ['another sign-in', (session) => session.start({ ...ADMIN, token: 't2' }), true],
    ['a sign-in in another tab', () => otherTab(SESSION_KEY, JSON.stringify(ADMIN)), true],
  ])('another one has begun after %s', (_, happen, expected) => {
    const session = open();
    session.start(ADMIN);
    session.registerUnsaved(() => true);
    const isFollowed = session.trackSession();
    happen(session);
    expect(isFollowed()).toBe(expected);
  });
});

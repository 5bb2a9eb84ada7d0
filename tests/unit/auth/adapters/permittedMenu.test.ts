import { menu } from 'virtual:wattdesk/menu';
import { describe, expect, it } from 'vitest';
import { combineAccess, FULL_ACCESS, getPermittedMenu } from '../../../../src/auth/adapters/permittedMenu';
import { createPermissionReader, getPermissionNames } from '../../../../src/auth/adapters/readPermissions';
import { readPermissions } from '../../../../src/auth/permissions';

const ENTRIES = [
  { entity: 'site', resourceKey: 'site', name: 'Sites', path: '/site' },
  {
    resourceKey: 'marketing',
    name: 'Marketing',
    children: [
      { entity: 'article', resourceKey: 'article', name: 'Articles', path: '/a' },
      { entity: 'article', resourceKey: 'article-old', name: 'Old articles', path: '/old' },
      { entity: 'voucher', resourceKey: 'voucher', name: 'Vouchers', path: '/v' },
    ],
  },
];

const ROLES = {
  admin: { allow: ['*'] },
  editor: { allow: ['article', 'voucher'], viewOnly: ['voucher'] },
  auditor: { allow: ['*'], viewOnly: ['*'] },
};

const describeMenu = (names: string[], roles?: typeof ROLES): string[] =>
  getPermittedMenu(combineAccess(names, roles), ENTRIES).flatMap(({ resourceKey, viewOnly, children }) => [
    `${resourceKey}${viewOnly ? ' (view)' : ''}`,
    ...children.map((child) => `- ${child.resourceKey}${child.viewOnly ? ' (view)' : ''}`),
  ]);

describe('the menu of names in the claims', () => {
  it.each([
    [['admin'], ['site', 'marketing', '- article', '- article-old', '- voucher']],
    [['editor'], ['marketing', '- article', '- article-old', '- voucher (view)']],
    [['auditor'], ['site (view)', 'marketing', '- article (view)', '- article-old (view)', '- voucher (view)']],
    [
      ['auditor', 'editor'],
      ['site (view)', 'marketing', '- article', '- article-old', '- voucher (view)'],
    ],
    [['voucher'], ['marketing', '- voucher']],
    [['offline_access', 'toString'], []],
    [[], []],
  ])('%j is %j', (names, expected) => expect(describeMenu(names, ROLES)).toEqual(expected));

  it('has the names of entities where no roles are configured', () => expect(describeMenu(['site'])).toEqual(['site']));
});

it('the complete menu is read as the server would send it', () => {
  const permissions = readPermissions(getPermittedMenu(FULL_ACCESS, menu));
  expect(permissions.length).toBeGreaterThan(3);
  expect(JSON.stringify(permissions)).toContain('/marketing-management/article');
});

describe('permissions', () => {
  const session = {
    get: () => ({ userPk: '1', userName: 'a', email: '', roleName: '', grant: { permissionNames: ['article'] } }),
  };
  const read = (permissions: object | undefined, response?: unknown) =>
    createPermissionReader({
      auth: { type: 'bearer', ...(permissions ? { permissions } : {}) } as never,
      session: session as never,
      sendCall: async () => response,
    })();

  it('are all where nothing is configured', async () => {
    expect(JSON.stringify(await read(undefined))).toContain('"voucher"');
  });

  it('follow from the names that the session stores', async () => {
    const text = JSON.stringify(await read({ source: 'claims', itemsPath: 'roles' }));
    expect(text).toContain('"article"');
    expect(text).not.toContain('"voucher"');
  });

  it.each([
    ['names', { roles: ['article'] }, 'roles'],
    ['a text', { data: { scope: 'openid article' } }, 'data.scope'],
    ['a bare list', ['article'], undefined],
  ])('follow from a call that answers with %s', async (_, response, itemsPath) => {
    const text = JSON.stringify(
      await read({ source: 'call', endpoint: 'GET me', ...(itemsPath ? { itemsPath } : {}) }, response),
    );
    expect(text).toContain('"article"');
    expect(text).not.toContain('"voucher"');
  });

  it('may be menu entries, which are taken as they are', async () => {
    const entries = [{ resourceKey: 'x', name: 'X', path: '/x' }];
    await expect(read({ source: 'call', endpoint: 'GET me', itemsPath: 'data' }, { data: entries })).resolves.toBe(
      entries,
    );
  });

  it('are none of a response without a list', async () => {
    await expect(read({ source: 'call', endpoint: 'GET me', itemsPath: 'data' }, {})).resolves.toBeUndefined();
  });
});

it.each([
  [{ source: 'claims' as const, itemsPath: 'realm_access.roles' }, { permissionNames: ['a'] }],
  [{ source: 'all' as const }, {}],
  [undefined, {}],
])('the names for %j are %j', (permissions, expected) =>
  expect(getPermissionNames(permissions, { realm_access: { roles: ['a'] } })).toEqual(expected),
);

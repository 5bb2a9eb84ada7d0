import type { AuthProvider, DataProvider } from 'react-admin';

const API = '/steve';
const SESSION = 'floor.session';

interface Envelope {
  success: boolean;
  msg: string;
  data: unknown;
  total?: number;
}

/**
 * Sends one request to the operator's API.
 * @throws Error with the server's text
 */
export async function call(method: string, path: string, body?: unknown): Promise<Envelope> {
  const response = await fetch(`${API}/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${localStorage.getItem(SESSION)}` },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = (await response.json()) as Envelope;
  if (!answer.success) throw new Error(answer.msg);
  return answer;
}

const OPTIONS: Record<string, [path: string, value: string, name: string]> = {
  statuses: ['dawn/api/v1/data-status-select', 'value', 'name'],
  types: ['article/article-type-select', 'articleTypeId', 'articleTypeName'],
};

const unused = (): never => {
  throw new Error('The floor app lists and opens, nothing else.');
};

export const dataProvider: DataProvider = {
  async getList(resource, { pagination, filter }) {
    const options = OPTIONS[resource];
    if (options) {
      const [path, value, name] = options;
      const rows = (await call('GET', path)).data as Record<string, string>[];
      return { data: rows.map((row) => ({ id: row[value], name: row[name] })) as never[], total: rows.length };
    }
    const { page = 1, perPage = 10 } = pagination ?? {};
    const answer = await call('POST', 'article/article-pages', { pageNo: page, pageSize: perPage, pageVo: filter });
    const rows = answer.data as Record<string, unknown>[];
    return { data: rows.map((row) => ({ ...row, id: row['articleId'] })) as never[], total: answer.total };
  },
  async getOne(_, { id }) {
    const { data } = await call('GET', `article/articles/${id}`);
    return { data: { ...(data as object), id } as never };
  },
  getMany: unused,
  getManyReference: unused,
  create: unused,
  update: unused,
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
};

export const authProvider: AuthProvider = {
  async login({ username, password }: { username: string; password: string }) {
    const { data } = await call('POST', 'dawn/api/v1/auth/login', { username, password });
    localStorage.setItem(SESSION, (data as { token: string }).token);
  },
  async logout() {
    localStorage.removeItem(SESSION);
  },
  async checkAuth() {
    if (!localStorage.getItem(SESSION)) throw new Error('Please sign in');
  },
  async checkError() {},
  async getPermissions() {},
};

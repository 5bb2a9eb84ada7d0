/** Records without an id, whose own address tells it, as those of Spring Data REST. */
import { describe, expect, it } from 'vitest';
import { createDialect } from '../../../../dataProvider/dialects/interpreter/createDialect';

const dialect = createDialect({ list: { rowsPath: 'rows' }, record: { selfUrlPath: '_links.self.href' } });
const at = (href: string, more = {}) => ({ name: 'Frodo', ...more, _links: { self: { href } } });

describe('a record with its own address', () => {
  it.each<[string, object, unknown]>([
    ['has its last segment as id', at('http://localhost:8080/people/7'), '7'],
    ['may be below a templated address', at('http://localhost:8080/people/a%2Fb{?projection}'), 'a/b'],
    ['has the key in parentheses as id', at('http://localhost/odata/people(7)'), '7'],
    ['has the text between the quotes of a key', at("/odata/people('O''Neill')"), "O'Neill"],
    ['keeps an id of its own', at('/people/7', { id: 8 }), 8],
    ['may lack the address', { name: 'Frodo' }, undefined],
  ])('%s', (_, record, id) => {
    const { rows } = dialect.findRows({ rows: [record] }, new Headers());
    expect((rows as { id?: unknown }[])[0]?.id).toBe(id);
    expect(dialect.findRecord?.(record, new Headers())).toMatchObject(id === undefined ? record : { id });
  });
});

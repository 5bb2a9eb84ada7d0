import { expect, it } from 'vitest';
import { createTestModule } from '../../support/entityModule';

it('the cell that links to the record contains no link of its own, as an e-mail address elsewhere does', () => {
  const email = { type: 'string', format: 'email' } as const;
  const { entity } = createTestModule(
    { properties: { email, copyTo: email } },
    { titleField: 'email', list: { columns: ['email', 'copyTo'] } },
  );
  expect(entity.list?.columns.map(({ display }) => display)).toEqual(['text', 'email']);
});

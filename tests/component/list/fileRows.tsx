/** A list with links to files and a button in its rows. */
import { vi } from 'vitest';
import type { EntityModule } from '../../../src/model/entity/entity';
import { createTestModule } from '../../support/entityModule';
import { renderList } from './support';

export type Row = Record<string, unknown>;

const FIELDS = {
  fileName: { type: 'string', title: 'File' },
  fileUri: { type: 'string', title: 'Address' },
  state: { type: 'string', title: 'State' },
} as const;

export const entityOf = (admin: object = {}): EntityModule =>
  createTestModule(
    { title: 'Reports', properties: FIELDS },
    {
      titleField: 'fileName',
      calls: { page: { endpoint: 'POST report-pages', dialect: 'pageNo/pageVo' } },
      list: { columns: ['id', { field: 'fileName', fileUrlField: 'fileUri' }, 'state'], ...admin },
      actions: {
        regenerate: {
          title: 'Regenerate',
          showAsButton: true,
          call: 'POST reports/again',
          payload: { filePk: '{id}' },
          cooldownMs: 5000,
          onSuccess: { fallbackMessage: 'Generate success' },
        },
        hide: { title: 'Hide', call: 'POST reports/hide' },
      },
    },
  );

export const rowsOf = (...rows: Row[]) => rows.map((row, index) => ({ id: index + 1, state: 'Done', ...row }));

export function open(
  rows: () => Row[],
  options: { entity?: EntityModule; provider?: object; viewOnly?: boolean } = {},
) {
  const getList = vi.fn(async () => ({ data: rows(), total: rows().length }));
  const app = renderList({
    module: options.entity ?? entityOf(),
    getList: getList as never,
    provider: options.provider ?? {},
    ...(options.viewOnly ? { viewOnly: true } : {}),
  });
  return { ...app, getList };
}

import { expect, it } from 'vitest';
import { checkPlanted } from './plantedLots';

it.each(['operator', 'json-server', 'spring', 'hal', 'cursor', 'simple-rest'])(
  'finds nothing where nothing deviates: %s',
  async (dialect) => {
    const report = await checkPlanted([], { isWriting: true, ...(dialect === 'operator' ? {} : { dialect }) });
    expect(report.deviations).toEqual([]);
    expect(report.remaining).toEqual([]);
    const tried = report.coverage.filter(({ isTried }) => isTried).map(({ name }) => name);
    expect(tried).toEqual(expect.arrayContaining(['page', 'get', 'filter kind', 'create', 'update', 'delete']));
  },
);

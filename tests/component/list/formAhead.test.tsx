import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useFormAhead } from '../../../src/generator/list/useFormAhead';
import { formScreen } from '../../../src/generator/screens';
import { moduleOf } from '../../support/entityModule';
import { renderInApp } from '../../support/harness';

const properties = { name: { type: 'string' } } as const;
const withForm = moduleOf({ properties }, { form: { in: 'screen', sections: [{ fields: ['name'] }] } });
const withoutForm = moduleOf({ properties });

const List = ({ module, isDrawn }: { module: typeof withForm; isDrawn: boolean }) => {
  useFormAhead(module.entity, isDrawn);
  return <p>The list</p>;
};

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    work();
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});

describe('code of the form that a list leads to', () => {
  it.each([
    ['travels when the rows stand there and the browser is idle', withForm, true, false, 1],
    ['waits for the rows', withForm, false, false, 0],
    ['stays away from a list without a form', withoutForm, true, false, 0],
    ['stays away from who saves data', withForm, true, true, 0],
  ])('%s', async (_, module, isDrawn, saveData, times) => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { connection: { saveData } }));
    const load = vi.spyOn(formScreen, 'load').mockResolvedValue(() => null);
    renderInApp(<List module={module} isDrawn={isDrawn} />, { entity: module });
    await screen.findByText('The list');
    expect(load).toHaveBeenCalledTimes(times);
  });
});

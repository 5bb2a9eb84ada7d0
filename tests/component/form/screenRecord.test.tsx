import { useState } from 'react';
import { screen } from '@testing-library/react';
import { useRouterProvider } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { FormScreen } from '../../../src/generator/form/FormScreen';
import { renderInApp } from '../../support/harness';
import { RecordScreen, saved, voucher } from './form';

const entity = voucher();

/** A screen whose form comes with a click, as its code comes with the network. */
function SlowScreen() {
  const { Routes, Route } = useRouterProvider();
  const [hasCode, setHasCode] = useState(false);
  const form = hasCode ? <FormScreen entity={entity} view="update" reading={0} /> : <p>skeleton</p>;
  return (
    <>
      <button type="button" onClick={() => setHasCode(true)}>
        Code
      </button>
      <Routes>
        <Route path="/vouchers/:id" element={<RecordScreen entity={entity}>{form}</RecordScreen>} />
      </Routes>
    </>
  );
}

describe('the record of a form screen', () => {
  it('is asked for before the code of the form has come, and once', async () => {
    const getOne = vi.fn().mockResolvedValue({ data: saved });
    const { user } = renderInApp(<SlowScreen />, { dataProvider: { getOne }, entity, path: '/vouchers/7' });
    await vi.waitFor(() => expect(getOne).toHaveBeenCalledTimes(1));
    expect(getOne.mock.calls[0]?.[1]).toMatchObject({ id: '7' });
    screen.getByText('skeleton');
    await user.click(screen.getByRole('button', { name: 'Code' }));
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Night');
    expect(getOne).toHaveBeenCalledTimes(1);
  });
});

import { screen } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { FormStatus } from '../../../src/generator/form/FormStatus';
import { renderInApp } from '../../support/renderInApp';

const messages = { wd: { form: { status: { notSaved: 'N %{reason}', refusedByServer: 'S %{reason}' } } } };

function Form({ error }: { error: Error }) {
  return (
    <FormProvider {...useForm()}>
      <FormStatus failure={{ error }} isRefused={false} />
    </FormProvider>
  );
}

it.each([
  ['of the server', new HttpError('Still in use', 422), 'S Still in use'],
  [
    'of the app about the server',
    new HttpError('Broken', 500, { fault: 'server', messageArgs: { status: 500 } }),
    'N Broken',
  ],
  ['of the app', new Error('Too many'), 'N Too many'],
])('names the source of a message %s', async (_, error, text) => {
  renderInApp(<Form error={error} />, { messages });
  expect((await screen.findByText(/^[SN] /)).textContent).toBe(`${text}Your changes are still here.`);
});

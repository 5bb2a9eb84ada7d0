import { screen } from '@testing-library/react';
import { useFormContext } from 'react-hook-form';
import { expect, it } from 'vitest';
import { FormField } from '../../../src/widgets/FormField';
import { createTestModule } from '../../support/entityModule';
import { renderInApp } from '../../support/renderInApp';

const entity = createTestModule({ properties: { gambling: { type: 'boolean' } } });
const MESSAGE = 'Please input Gambling';

function Refuse() {
  const { setError } = useFormContext();
  const refuse = (): void => setError('gambling', { type: 'required', message: MESSAGE });
  return (
    <button type="button" onClick={refuse}>
      Refuse
    </button>
  );
}

it('a switch with an error says so, and why', async () => {
  const { user } = renderInApp(
    <>
      <FormField source="gambling" field={entity.entity.shape.fields['gambling']!} />
      <Refuse />
    </>,
    { entity, record: { gambling: true } },
  );
  const input = await screen.findByRole('switch', { name: 'Gambling' });
  expect(input.getAttribute('aria-invalid')).toBeNull();
  await user.click(input);
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  const message = await screen.findByText(MESSAGE);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby')!)?.contains(message)).toBe(true);
});

import { useEffect, type ReactNode } from 'react';
import { act } from '@testing-library/react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { FormValuesProvider } from '../../../src/generator/form/FormValuesProvider';

/** Renders a section inside a form; `type` sets fields that the section does not render. */
export function heldForm(section: ReactNode) {
  let form: UseFormReturn | undefined;
  const Hold = () => {
    const context = useFormContext();
    useEffect(() => {
      form = context;
    });
    return null;
  };
  const type = (name: string, value: unknown) => act(async () => form?.setValue(name, value));
  const read = (name: string): unknown => form?.getValues(name);
  return {
    type,
    read,
    drawn: (
      <>
        <Hold />
        <FormValuesProvider>{section}</FormValuesProvider>
      </>
    ),
  };
}

import {
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormReturn,
} from 'react-hook-form';

/** @returns a function with the props of a field: its registration, and what is wrong with it */
export function fieldProps<Values extends FieldValues>({ register, formState }: UseFormReturn<Values>) {
  const { errors } = formState;
  return <Name extends FieldPath<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
    ...register(name, options),
    error: (get(errors, name) as { message?: string } | undefined)?.message,
  });
}

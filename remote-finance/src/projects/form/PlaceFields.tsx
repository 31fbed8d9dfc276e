import { Field, TextInput } from '@vezne/ui';
import { Controller } from 'react-hook-form';
import { NumberInput } from './NumberInput';
import type { ProjectFieldsProps } from './project-fields';

/** Where it is: city, address and the point on the map. */
export function PlaceFields({ form }: ProjectFieldsProps) {
  const { errors } = form.formState;
  return (
    <>
      <Field label="İl" error={errors.city?.message} optional>
        <TextInput {...form.register('city')} />
      </Field>
      <Field label="Adres" error={errors.address?.message} optional full>
        <TextInput {...form.register('address')} />
      </Field>
      <Field label="Enlem" error={errors.latitude?.message} optional>
        <Controller
          control={form.control}
          name="latitude"
          render={({ field }) => <NumberInput {...field} />}
        />
      </Field>
      <Field label="Boylam" error={errors.longitude?.message} optional>
        <Controller
          control={form.control}
          name="longitude"
          render={({ field }) => <NumberInput {...field} />}
        />
      </Field>
    </>
  );
}

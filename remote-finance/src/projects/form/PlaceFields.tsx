import { ProvinceInput } from '@vezne/records';
import { Button, Field, TextInput } from '@vezne/ui';
import MapPin from 'lucide-react/icons/map-pin';
import { type RefObject, useRef, useState } from 'react';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { NumberInput } from '../fields/NumberInput';
import { LazyMap } from '../map/LazyMap';
import { pinOf } from '../map/pin-of';
import type { ProjectFieldsProps } from './project-fields';

const labels = { latitude: 'Enlem', longitude: 'Boylam' } as const;

/** Where it is: province, address, and the point, which is pressed on the map or typed. */
export function PlaceFields({ form }: ProjectFieldsProps) {
  const { errors } = form.formState;
  const [isPicking, setPicking] = useState(false);
  // It outlives the map, which goes when it is closed.
  const filled = useRef('');
  return (
    <>
      <Field label="İl" error={errors.city?.message} optional>
        <Controller
          control={form.control}
          name="city"
          render={({ field }) => <ProvinceInput {...field} value={field.value ?? ''} />}
        />
      </Field>
      <Field label="Adres" error={errors.address?.message} optional>
        <TextInput {...form.register('address')} />
      </Field>
      {(['latitude', 'longitude'] as const).map((name) => (
        <Field key={name} label={labels[name]} error={errors[name]?.message} optional>
          <Controller control={form.control} name={name} render={({ field }) => <NumberInput {...field} />} />
        </Field>
      ))}
      <Wide>
        <Button
          size="sm"
          icon={<MapPin aria-hidden />}
          aria-expanded={isPicking}
          onClick={() => setPicking(!isPicking)}
        >
          {isPicking ? 'Haritayı Kapat' : 'Haritadan Seç'}
        </Button>
        {isPicking && <PlacePicker form={form} filled={filled} />}
      </Wide>
    </>
  );
}

type PickerProps = ProjectFieldsProps & {
  /** The province that was filled in last. */
  filled: RefObject<string>;
};

/** The map to press; the province of the point is filled in unless another one was written. */
function PlacePicker({ form, filled }: PickerProps) {
  const [latitude, longitude] = form.watch(['latitude', 'longitude']);
  const fillProvince = (name: string | null) => {
    const written = form.getValues('city') ?? '';
    if (!name || (written !== '' && written !== filled.current)) return;
    filled.current = name;
    form.setValue('city', name, { shouldDirty: true });
  };
  return (
    <LazyMap
      label="Konum seçme haritası"
      height={300}
      place={pinOf(latitude, longitude)}
      onPick={(picked) => {
        form.setValue('latitude', picked.latitude, { shouldDirty: true, shouldValidate: true });
        form.setValue('longitude', picked.longitude, { shouldDirty: true, shouldValidate: true });
      }}
      onProvince={fillProvince}
    />
  );
}

const Wide = styled.div`
  display: grid;
  grid-column: 1 / -1;
  justify-items: start;
  gap: var(--vz-space-3);
  & > :last-child:not(button) { width: 100%; }
`;

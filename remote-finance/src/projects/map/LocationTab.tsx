import { useSetProjectLocation } from '@vezne/api';
import { type Project, ProjectLocationChange } from '@vezne/contract';
import { useSaveForm } from '@vezne/records';
import { Button, Card, CardBody, CardHead, Empty, Field, FormGrid, TextInput, toast } from '@vezne/ui';
import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { NumberInput } from '../form/NumberInput';
import { LazyMap } from './LazyMap';
import { Place } from './Place';

/** Where the project is, on a map and in words; edited by pressing the map or by typing. */
export function LocationTab({ project }: { project: Project }) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <LocationForm project={project} onDone={() => setEditing(false)} />;
  const { latitude, longitude } = project;
  const edit = (
    <Button size="sm" icon={<MapPin aria-hidden />} onClick={() => setEditing(true)}>
      {latitude === null ? 'Konum Ekle' : 'Konumu Düzenle'}
    </Button>
  );
  return (
    <Card as="section" aria-label="Konum">
      <CardHead title="Konum" action={latitude === null ? undefined : edit} />
      <CardBody>
        {latitude === null || longitude === null ? (
          <Empty title="Bu projenin konumu girilmedi." action={edit} />
        ) : (
          <>
            <LazyMap
              pins={[{ id: project.id, name: project.name, latitude, longitude }]}
              label="Proje konumu"
            />
            <Place project={project} />
          </>
        )}
      </CardBody>
    </Card>
  );
}

function LocationForm({ project, onDone }: { project: Project; onDone: () => void }) {
  const save = useSetProjectLocation();
  const form = useSaveForm(ProjectLocationChange, {
    defaultValues: {
      projectId: project.id,
      latitude: project.latitude,
      longitude: project.longitude,
      address: project.address ?? '',
    },
    save: async (values) => {
      await save.run(values);
      toast.success('Proje Başarıyla Güncellendi.');
      onDone();
    },
  });
  const { errors, isSubmitting } = form.formState;
  const [latitude, longitude] = form.watch(['latitude', 'longitude']);
  const pick = (pickedLatitude: number, pickedLongitude: number) => {
    form.setValue('latitude', pickedLatitude, { shouldDirty: true });
    form.setValue('longitude', pickedLongitude, { shouldDirty: true });
  };
  const clear = () => {
    form.setValue('latitude', null);
    form.setValue('longitude', null);
  };
  const hasPin = typeof latitude === 'number' && typeof longitude === 'number';
  return (
    <Card as="section" aria-label="Konumu düzenle">
      <form onSubmit={form.submit} noValidate>
        <CardHead title="Konumu düzenle" note="Haritada bir noktaya basın veya koordinatları yazın." />
        <CardBody>
          <LazyMap
            pins={hasPin ? [{ id: project.id, name: project.name, latitude, longitude }] : []}
            label="Konum seçme haritası"
            onPick={pick}
          />
          <Fields>
            <Field label="Enlem" error={errors.latitude?.message}>
              <Controller
                control={form.control}
                name="latitude"
                render={({ field }) => <NumberInput {...field} />}
              />
            </Field>
            <Field label="Boylam" error={errors.longitude?.message}>
              <Controller
                control={form.control}
                name="longitude"
                render={({ field }) => <NumberInput {...field} />}
              />
            </Field>
            <Field label="Adres" error={errors.address?.message} optional full>
              <TextInput {...form.register('address')} />
            </Field>
          </Fields>
          <Foot>
            <Button variant="ghost" onClick={clear} disabled={isSubmitting}>
              Konumu Kaldır
            </Button>
            <Button onClick={onDone} disabled={isSubmitting}>
              İptal
            </Button>
            <Button type="submit" variant="primary" loading={isSubmitting}>
              Kaydet
            </Button>
          </Foot>
        </CardBody>
      </form>
    </Card>
  );
}

const Fields = styled(FormGrid)`
  margin-top: var(--vz-space-5);
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--vz-space-2);
  margin-top: var(--vz-space-5);
  & > :first-child { margin-right: auto; }
`;

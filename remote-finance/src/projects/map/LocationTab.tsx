import { useSetProjectLocation } from '@vezne/api';
import { type Project, ProjectLocationChange } from '@vezne/contract';
import { useSaveForm } from '@vezne/records';
import { Button, Card, CardBody, CardHead, Empty, Field, FormGrid, TextInput, toast } from '@vezne/ui';
import MapPin from 'lucide-react/icons/map-pin';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import styled from 'styled-components';
import { NumberInput } from '../fields/NumberInput';
import { LazyMap } from './LazyMap';
import { Place } from './Place';
import { pinOf } from './pin-of';

/** Where the project is, on a map and in words; edited by pressing the map or by typing. */
export function LocationTab({ project }: { project: Project }) {
  const [isEditing, setEditing] = useState(false);
  // The form was left: the focus goes back to what opened it.
  const [wasEdited, setEdited] = useState(false);
  const done = () => {
    setEdited(true);
    setEditing(false);
  };
  if (isEditing) return <LocationForm project={project} onDone={done} />;
  const { latitude, longitude } = project;
  const edit = (
    <Button
      ref={wasEdited ? focusOnce : undefined}
      size="sm"
      icon={<MapPin aria-hidden />}
      onClick={() => setEditing(true)}
      data-noprint
    >
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
            <LazyMap place={{ latitude, longitude }} label="Proje konumu" height={440} />
            <Place project={project} />
          </>
        )}
      </CardBody>
    </Card>
  );
}

const focusOnce = (button: HTMLElement | null) => button?.focus();

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
  const { setFocus } = form;
  useEffect(() => setFocus('latitude'), [setFocus]);
  const [latitude, longitude] = form.watch(['latitude', 'longitude']);
  const [province, setProvince] = useState<string | null>(null);
  const pick = (place: { latitude: number; longitude: number }) => {
    form.setValue('latitude', place.latitude, { shouldDirty: true });
    form.setValue('longitude', place.longitude, { shouldDirty: true });
  };
  const clear = () => {
    form.setValue('latitude', null);
    form.setValue('longitude', null);
  };
  const pin = pinOf(latitude, longitude);
  return (
    <Card as="section" aria-label="Konumu düzenle">
      <form onSubmit={form.submit} noValidate>
        <CardHead
          title="Konumu düzenle"
          note="Haritada bir noktaya basın, işareti sürükleyin veya koordinatları yazın. Klavyeyle: haritadayken oklarla kaydırın, Enter ortadaki noktayı seçer."
        />
        <CardBody>
          <LazyMap
            place={pin}
            label="Konum seçme haritası"
            height={400}
            onPick={pick}
            onProvince={setProvince}
          />
          <Found aria-live="polite">
            {pin && (province ? `Seçilen nokta: ${province}` : 'Seçilen nokta Türkiye dışında.')}
          </Found>
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
          <Acts isSubmitting={isSubmitting} onClear={clear} onDone={onDone} />
        </CardBody>
      </form>
    </Card>
  );
}

type ActsProps = { isSubmitting: boolean; onClear: () => void; onDone: () => void };

function Acts({ isSubmitting, onClear, onDone }: ActsProps) {
  return (
    <Foot>
      <Button variant="ghost" onClick={onClear} disabled={isSubmitting}>
        Konumu Kaldır
      </Button>
      <Button onClick={onDone} disabled={isSubmitting}>
        İptal
      </Button>
      <Button type="submit" variant="primary" loading={isSubmitting}>
        Kaydet
      </Button>
    </Foot>
  );
}

const Found = styled.p`
  min-height: 20px;
  margin-top: var(--vz-space-2);
  color: var(--vz-text-2);
  font-size: var(--vz-text-sm);
`;
const Fields = styled(FormGrid)`
  margin-top: var(--vz-space-3);
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--vz-space-2);
  margin-top: var(--vz-space-5);
  & > :first-child { margin-right: auto; }
`;

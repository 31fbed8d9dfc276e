import type { Project } from '@vezne/contract';
import { Button, Card, CardBody, CardHead } from '@vezne/ui';
import MapPin from 'lucide-react/icons/map-pin';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { LazyMap } from './LazyMap';
import { Place } from './Place';

/** Where a project is, beside its other figures; edited in the tab of its own. */
export function LocationCard({ project }: { project: Project }) {
  const { latitude, longitude } = project;
  const edit = (
    <Button
      as={Link}
      to={`/projects/${project.id}/konum`}
      size="sm"
      icon={<MapPin aria-hidden />}
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
          <Missing>
            <p>Bu projenin konumu girilmedi.</p>
            {edit}
          </Missing>
        ) : (
          <>
            <LazyMap place={{ latitude, longitude }} label="Projenin yeri" height={216} />
            <Place project={project} />
          </>
        )}
      </CardBody>
    </Card>
  );
}

const Missing = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--vz-space-3);
  color: var(--vz-text-2);
`;

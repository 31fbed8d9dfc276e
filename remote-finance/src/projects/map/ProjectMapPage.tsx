import { useProjectMap } from '@vezne/api';
import {
  Button,
  Card,
  Crumbs,
  Empty,
  formatCount,
  LoadError,
  onMobile,
  PageHeader,
  SkeletonCard,
} from '@vezne/ui';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { LazyMap } from './LazyMap';
import { type Located, Places } from './Places';
import { StatusLegend } from './StatusLegend';

/** Every project that has a location: the map and the list beside it point at the same one. */
export function ProjectMapPage() {
  const { data, error, reload } = useProjectMap();
  const located = (data ?? []).flatMap(({ latitude, longitude, ...project }): Located[] =>
    latitude === null || longitude === null
      ? []
      : [{ ...project, id: project.projectId, latitude, longitude }],
  );
  return (
    <>
      <PageHeader
        crumbs={
          <Crumbs current="Harita">
            <Link to="/projects">Projeler</Link>
          </Crumbs>
        }
        title="Proje haritası"
        context={located.length > 0 && `${formatCount(located.length)} projenin konumu var`}
      />
      {error && <LoadError message={error.message} onRetry={reload} />}
      {!data && !error && <SkeletonCard lines={8} />}
      {data && (
        <Card>
          {located.length === 0 ? (
            <Empty
              title="Konumu girilmiş proje yok."
              action={
                <Button as={Link} to="/projects">
                  Projelere Dön
                </Button>
              }
            >
              Bir projenin Konum sekmesinden yerini ekleyebilirsiniz.
            </Empty>
          ) : (
            <MapWithList located={located} />
          )}
        </Card>
      )}
    </>
  );
}

function MapWithList({ located }: { located: Located[] }) {
  const [params, setParams] = useSearchParams();
  const [pointed, point] = useState<string | null>(null);
  const chosen = params.get('project');
  const place = useRef<HTMLDivElement>(null);
  const choose = (project: string) => {
    setParams({ project }, { replace: true });
    // On a phone the list is below the map.
    place.current?.scrollIntoView?.({ block: 'nearest' });
  };
  const both = { pointed, onPoint: point, chosen, onChoose: choose };
  return (
    <Columns>
      <div>
        <MapPlace ref={place}>
          <LazyMap label="Proje haritası" height="100%" projects={{ pins: located, ...both }} />
        </MapPlace>
        <StatusLegend shown={located.map(({ status }) => status)} />
      </div>
      <Places located={located} {...both} />
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 380px;
  & > div { padding: var(--vz-space-4); }
  @media (width < 1200px) { grid-template-columns: minmax(0, 1fr); }
  ${onMobile} { & > div { padding: var(--vz-space-3); } }
`;
const MapPlace = styled.div`
  scroll-margin-top: var(--vz-space-3);
  height: max(420px, min(620px, 100vh - 260px));
  @media (width < 1200px) { height: 420px; }
  ${onMobile} { height: 320px; }
  @media print { height: auto; }
`;

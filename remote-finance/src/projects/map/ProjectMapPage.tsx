import { useProjectMap } from '@vezne/api';
import { projectStatusNames } from '@vezne/contract';
import {
  Button,
  Card,
  CardBody,
  Crumbs,
  Empty,
  formatCount,
  formatPercent,
  LoadError,
  onMobile,
  PageHeader,
  SkeletonCard,
} from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { LazyMap } from './LazyMap';

/** Every project that has a location, on one map and in a list beside it. */
export function ProjectMapPage() {
  const { data, error, reload } = useProjectMap();
  const pins = (data ?? []).flatMap(
    ({ projectId, name, latitude, longitude, status, profitability, address, city }) =>
      latitude === null || longitude === null
        ? []
        : [
            {
              id: projectId,
              name,
              latitude,
              longitude,
              note: [projectStatusNames[status], profitability !== null && formatPercent(profitability)]
                .filter(Boolean)
                .join(' · '),
              place: [address, city].filter(Boolean).join(', '),
            },
          ],
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
        context={data && `${formatCount(pins.length)} projenin konumu var`}
      />
      {error && <LoadError message={error.message} onRetry={reload} />}
      {!data && !error && <SkeletonCard lines={8} />}
      {data && (
        <Card>
          {pins.length === 0 ? (
            <Empty
              title="Konumu girilmiş proje yok."
              action={
                <Button as={Link} to="/projects">
                  Projelere dön
                </Button>
              }
            >
              Bir projenin Konum sekmesinden yerini ekleyebilirsiniz.
            </Empty>
          ) : (
            <CardBody>
              <LazyMap pins={pins} label="Proje haritası" linked height={480} />
              <Places aria-label="Haritadaki projeler">
                {pins.map((pin) => (
                  <li key={pin.id}>
                    <Link to={`/projects/${pin.id}`}>{pin.name}</Link>
                    <span>{pin.place}</span>
                    <span>{pin.note}</span>
                  </li>
                ))}
              </Places>
            </CardBody>
          )}
        </Card>
      )}
    </>
  );
}

const Places = styled.ul`
  margin-top: var(--vz-space-4);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 12rem;
    gap: var(--vz-space-3);
    padding: 10px 0;
    border-bottom: 1px solid var(--vz-border);
  }
  & > li:last-child { border-bottom: 0; }
  & a { font-weight: var(--vz-weight-medium); }
  & a:hover { text-decoration: underline; }
  & span { color: var(--vz-text-2); font-size: var(--vz-text-sm); font-variant-numeric: tabular-nums; }
  ${onMobile} { & > li { grid-template-columns: minmax(0, 1fr); gap: 2px; } }
`;

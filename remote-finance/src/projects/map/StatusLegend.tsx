import { ProjectStatus, projectStatusNames } from '@vezne/contract';
import styled from 'styled-components';
import { StatusDot } from './StatusDot';

/** What the dots mean, of those that are there. */
export const StatusLegend = ({ shown }: { shown: ProjectStatus[] }) => (
  <Root aria-hidden>
    {ProjectStatus.options
      .filter((status) => shown.includes(status))
      .map((status) => (
        <span key={status}>
          <StatusDot status={status} />
          {projectStatusNames[status]}
        </span>
      ))}
    <span>Pinin yanındaki yüzde kârlılıktır.</span>
  </Root>
);

const Root = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vz-space-1) var(--vz-space-4);
  margin-top: var(--vz-space-3);
  color: var(--vz-text-3);
  font-size: var(--vz-text-sm);
  & > span { display: inline-flex; align-items: center; gap: 6px; }
  & > :last-child { margin-left: auto; }
`;

import type { ProjectLocation } from '@vezne/contract';
import { IconButton } from '@vezne/ui';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { PinProps } from './ProjectPins';
import { noteOf } from './project-note';
import { StatusDot } from './StatusDot';

export type Located = Omit<ProjectLocation, 'latitude' | 'longitude'> & {
  id: string;
  latitude: number;
  longitude: number;
};

/** The projects of the map in words: pointing at one points at its pin. */
export function Places({ located, pointed, onPoint, chosen, onChoose }: PinProps & { located: Located[] }) {
  return (
    <List aria-label="Haritadaki projeler">
      {located.map((project) => (
        <Row
          key={project.id}
          project={project}
          isPointed={project.id === pointed}
          isChosen={project.id === chosen}
          onPoint={onPoint}
          onChoose={onChoose}
        />
      ))}
    </List>
  );
}

type RowProps = Pick<PinProps, 'onPoint' | 'onChoose'> & {
  project: Located;
  isPointed: boolean;
  isChosen: boolean;
};

function Row({ project, isPointed, isChosen, onPoint, onChoose }: RowProps) {
  const { id, name, address, city } = project;
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const [row, list] = [ref.current, ref.current?.parentElement];
    // Within the list alone: the page stays where it is.
    if (isChosen && row && list) list.scrollTop = row.offsetTop - (list.clientHeight - row.clientHeight) / 2;
  }, [isChosen]);
  return (
    <li
      ref={ref}
      data-pointed={isPointed || undefined}
      data-chosen={isChosen || undefined}
      onMouseEnter={() => onPoint(id)}
      onMouseLeave={() => onPoint(null)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(null)}
    >
      <StatusDot status={project.status} />
      <div>
        <Link to={`/projects/${id}`}>{name}</Link>
        <span>{[address, city].filter(Boolean).join(', ')}</span>
        <span>{noteOf(project)}</span>
      </div>
      <IconButton
        label={`Haritada göster: ${name}`}
        aria-pressed={isChosen}
        onClick={() => onChoose(id)}
        data-noprint
      >
        <LocateFixed aria-hidden />
      </IconButton>
    </li>
  );
}

const List = styled.ul`
  position: relative;
  height: 0;
  min-height: 100%;
  overflow-y: auto;
  border-left: 1px solid var(--vz-border);
  @media (width < 1200px) { height: auto; min-height: 0; border-top: 1px solid var(--vz-border); border-left: 0; }
  & > li {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--vz-space-3);
    min-height: 64px;
    padding: var(--vz-space-2) var(--vz-space-3) var(--vz-space-2) var(--vz-space-4);
    border-bottom: 1px solid var(--vz-border);
  }
  & > li > div { display: grid; flex: 1; min-width: 0; }
  & > li[data-pointed] { background: var(--vz-surface-3); }
  & > li[data-chosen] { background: var(--vz-primary-subtle); }
  [data-theme='light'] & > li[data-pointed]:not([data-chosen]) { background: var(--vz-surface-1); }
  @media (forced-colors: active) { & > li:is([data-pointed], [data-chosen]) { outline: 2px solid Highlight; outline-offset: -2px; } }
  & a { font-weight: var(--vz-weight-medium); overflow-wrap: anywhere; }
  /* The row is the target; its button lies above. */
  & a::after { content: ''; position: absolute; inset: 0; }
  & button { position: relative; }
  & a:hover { text-decoration: underline; }
  @media print { display: grid; grid-template-columns: 1fr 1fr; overflow: visible; }
  & span { color: var(--vz-text-2); font-size: var(--vz-text-sm); font-variant-numeric: tabular-nums; }
`;

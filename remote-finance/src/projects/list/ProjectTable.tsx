import { type Currency, formatMoney, isOpenStatus, type Project } from '@vezne/contract';
import { DaysBadge, StatusBadge } from '@vezne/records';
import {
  Button,
  Card,
  CintemaniIcon,
  DeleteButton,
  EditButton,
  formatDate,
  formatPercent,
  Table,
} from '@vezne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { ProjectActions } from './ProjectCard';
import type { ProjectTarget } from './useProjectTarget';

type Props = ProjectActions & {
  projects: Project[];
  currency: Currency;
  /** The search palette points at the first row. */
  target: ProjectTarget;
};

/** Projects in rows, from 768 px on. */
export function ProjectTable({ projects, currency, target, ...actions }: Props) {
  const { analyzing, onEdit, onDelete, onAnalyze } = actions;
  return (
    <Card>
      <Table aria-label="Projeler">
        <thead>
          <tr>
            <th scope="col">Proje</th>
            <th scope="col">Durum</th>
            <th scope="col">Bitiş</th>
            <th scope="col" data-align="right">
              Gelir
            </th>
            <th scope="col" data-align="right">
              Gider
            </th>
            <th scope="col" data-align="right">
              Kârlılık
            </th>
            <th scope="col" data-align="right">
              İşlemler
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map((project, index) => (
            <tr key={project.id}>
              <td data-strong>
                <Link to={`/projects/${project.id}`}>{project.name}</Link>
                <Sub>{[project.code, project.categoryName].filter(Boolean).join(' · ')}</Sub>
              </td>
              <td>
                {isOpenStatus(project.status) ? (
                  <DaysBadge days={project.leftDays} />
                ) : (
                  <StatusBadge status={project.status} />
                )}
              </td>
              <td data-quiet>{formatDate(project.endDate)}</td>
              <td data-align="right">{formatMoney(project.income, currency)}</td>
              <td data-align="right">{formatMoney(project.expense, currency)}</td>
              <td data-align="right">
                {project.profitability === null ? (
                  <Button
                    size="sm"
                    variant="ai"
                    icon={<CintemaniIcon />}
                    loading={analyzing === project.id}
                    onClick={() => onAnalyze(project)}
                  >
                    Analiz Et
                  </Button>
                ) : (
                  formatPercent(project.profitability)
                )}
              </td>
              <td data-actions>
                <EditButton
                  {...(index === 0 ? target : undefined)}
                  name={project.name}
                  onClick={() => onEdit(project)}
                />
                <DeleteButton name={project.name} onClick={() => onDelete(project)} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}

const Sub = styled.span`
  display: block;
  color: var(--vz-text-3);
  font-size: var(--vz-text-xs);
  font-weight: var(--vz-weight-regular);
`;

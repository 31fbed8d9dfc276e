import { type Currency, formatMoney, type Project } from '@vezne/contract';
import { StatusBadge } from '@vezne/records';
import { Card, CardBody, CardHead, formatDate } from '@vezne/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Facts } from '../../figures/Facts';

type Props = { project: Project; currency: Currency };

/** What was planned for a project. */
export function ProjectFacts({ project, currency }: Props) {
  const money = (amount: number | null) => (amount === null ? '-' : formatMoney(amount, currency));
  const facts: [string, ReactNode][] = [
    ['Proje kodu', project.code],
    ['Durum', <StatusBadge key="status" status={project.status} />],
    ['Müşteri', project.customerName],
    ['Kategori', project.categoryName],
    ['Başlangıç', formatDate(project.startDate)],
    ['Planlanan bitiş', formatDate(project.endDate)],
    ['Sözleşme bedeli', money(project.contractAmount)],
    ['Tahmini maliyet', money(project.estimatedCost)],
    ['Adres', [project.address, project.city].filter(Boolean).join(', ') || '-'],
  ];
  return (
    <Card as="section" aria-label="Proje bilgileri">
      <CardHead title="Proje bilgileri" />
      <CardBody>
        <Facts facts={facts} />
        {project.description && <Description>{project.description}</Description>}
      </CardBody>
    </Card>
  );
}

const Description = styled.p`
  max-width: 66ch;
  margin-top: var(--vz-space-5);
  padding-top: var(--vz-space-4);
  border-top: 1px solid var(--vz-border);
  color: var(--vz-text-2);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

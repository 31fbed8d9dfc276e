import type { ProjectStatus } from '@vezne/contract';
import styled from 'styled-components';

/** The dot of a project's status, on the map and beside its name. Filled or not tells open from begun without colour. */
export const dots = (selector: string): string => `
  ${selector} {
    flex: none;
    width: 10px;
    height: 10px;
    border: 2px solid var(--dot);
    border-radius: 50%;
    background: var(--dot);
    print-color-adjust: exact;
    --dot: var(--vz-primary-text);
  }
  ${selector}[data-status='PLANLANDI'] { --dot: var(--vz-text-3); background: none; }
  ${selector}[data-status='BEKLEMEDE'] { --dot: var(--vz-warning-text); border-radius: 2px; }
  ${selector}[data-status='TAMAMLANDI'] { --dot: var(--vz-income-text); }
  ${selector}[data-status='IPTAL'] { --dot: var(--vz-text-3); border-radius: 2px; background: none; }
  @media (forced-colors: active) {
    ${selector} { forced-color-adjust: none; --dot: CanvasText !important; }
    ${selector}[data-status='TAMAMLANDI'] { border-radius: 0; transform: rotate(45deg) scale(0.85); }
  }
`;

const Dot = styled.i`${dots('&')}`;

export const StatusDot = ({ status }: { status: ProjectStatus }) => <Dot data-status={status} aria-hidden />;

import { formatCount } from '@vezne/ui';
import Repeat from 'lucide-react/icons/repeat';
import type { ProjectTask } from './project-tasks';

/** Entries that repeat and wait for a yes, as one line that leads to them. */
export const recurringTask = (count: number): ProjectTask[] =>
  count === 0
    ? []
    : [
        {
          key: 'recurring',
          to: '/cash-flow?recurring=pending',
          title: `${formatCount(count)} tekrarlayan kayıt onay bekliyor`,
          note: 'Günü geldi; kasaya işleyin ya da atlayın',
          tone: 'warning',
          Icon: Repeat,
        },
      ];

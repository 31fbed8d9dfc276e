import { isOpenStatus, type Project } from '@vezne/contract';
import { DaysBadge, StatusBadge } from '@vezne/records';

/** The days that an open project has left; how a closed one ended. */
export function TimeLeft({ project: { status, leftDays } }: { project: Project }) {
  return isOpenStatus(status) ? <DaysBadge days={leftDays} /> : <StatusBadge status={status} />;
}

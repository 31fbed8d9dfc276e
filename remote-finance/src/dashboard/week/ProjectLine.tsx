import { TileLink } from '../../figures/FigureLink';
import { Line, Text, Urgent } from '../../projects/due/line-styles';
import type { ProjectTask } from './project-tasks';

/** A project that needs a look; it is opened by pressing anywhere. */
export function ProjectLine({ to, title, urgent, note, tone, Icon }: Omit<ProjectTask, 'key'>) {
  return (
    <Line $tone={tone}>
      <Icon aria-hidden />
      <Text $wraps>
        <TileLink to={to}>{title}</TileLink>
        <small>
          {urgent && <Urgent>{urgent}</Urgent>}
          {urgent && ' · '}
          {note}
        </small>
      </Text>
    </Line>
  );
}

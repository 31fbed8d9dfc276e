import { TileLink } from '../../figures/FigureLink';
import { Line, Text } from '../../projects/due/line-styles';
import type { ProjectTask } from './project-tasks';

/** A project that needs a look; it is opened by pressing anywhere. */
export function ProjectLine({ to, title, note, tone, Icon }: Omit<ProjectTask, 'key'>) {
  return (
    <Line $tone={tone}>
      <Icon aria-hidden />
      <Text $wraps>
        <TileLink to={to}>{title}</TileLink>
        <small>{note}</small>
      </Text>
    </Line>
  );
}

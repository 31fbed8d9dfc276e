import type { Project } from '@vezne/contract';
import { MenuItem } from '@vezne/ui';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { Link } from 'react-router-dom';
import { tabPath } from '../rows/row-filter';

/** What the ⋮ of a project offers besides. */
export const ProjectItems = ({ project: { id } }: { project: Project }) => (
  <>
    <MenuItem icon={<ArrowDownLeft aria-hidden />} render={<Link to={tabPath('income', id)} />}>
      Gelirler
    </MenuItem>
    <MenuItem icon={<ArrowUpRight aria-hidden />} render={<Link to={tabPath('expense', id)} />}>
      Giderler
    </MenuItem>
  </>
);

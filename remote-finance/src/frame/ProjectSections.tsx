import { Sections } from '@vezne/ui';
import { NavLink } from 'react-router-dom';

/** The pages of Projeler: the projects, and whom the company works with. */
export const ProjectSections = () => (
  <Sections aria-label="Projeler sayfaları" data-noprint>
    <NavLink to="/projects" end>
      Projeler
    </NavLink>
    <NavLink to="/contacts" end>
      Cariler
    </NavLink>
  </Sections>
);

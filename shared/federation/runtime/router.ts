// What the apps use of the router. tsconfig maps 'react-router-dom' to this file, so a missing name is a type error.

export type { LinkProps, NavigateFunction, NavLinkProps, To } from 'react-router';
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Routes,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router';

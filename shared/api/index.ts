export * from './ApiProvider';
export * from './all-pages';
export { ApiError } from './api-error';
export * from './assistant';
export * from './auth';
export * from './cash-flow';
export * from './category';
export { call } from './client';
export * from './client-config';
export * from './command';
export * from './company';
export * from './contact';
export * from './dashboard';
export { configureClient } from './http';
export * from './installation';
export * from './manager';
export * from './monthly-report';
export * from './product';
export * from './project';
export * from './project-row';
export * from './query';
export {
  hasRole,
  reloadSession,
  type Session,
  type SessionEnd,
  sessionAtom,
  startSession,
  useSession,
} from './session';

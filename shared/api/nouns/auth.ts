import { api, type Login } from '@vezne/contract';
import { call } from '../client/call';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';
import { deviceId } from '../session/device-id';
import { endSession, remember, startSession } from '../session/session';
import { useSession } from '../session/session-state';
import { readTokens } from '../session/stored-session';

/** Signs in and begins the session, or answers the challenge of a second factor; a failure leaves nobody signed in. */
export function useLogin() {
  const login = useCommand(api.auth.login, {
    onDone: (answer, { email }) => {
      if ('token' in answer) startSession(answer, email);
    },
    onFailed: () => endSession('logout'),
  });
  return { ...login, run: (input: Login) => login.run({ ...input, deviceId: deviceId() }) };
}

/** Signs out at once, here and in all tabs; the server is told whether or not it can be reached. */
export function useLogout(): () => void {
  return () => {
    const { refreshToken } = readTokens();
    endSession('logout');
    if (!refreshToken) return;
    call(api.auth.logout, { refreshToken }, { keepalive: true }).catch(() => undefined);
  };
}

/** Changes the own password; every other session ends. */
export const useChangePassword = () =>
  useCommand(api.auth.changePassword, {
    invalidates: [api.auth.sessions],
    failure: 'Şifre değiştirilemedi.',
    quiet: true,
  });

/** Has a link for a new password mailed. The answer does not tell whether the address is known. */
export const useForgotPassword = () => useCommand(api.auth.forgotPassword);

/** Sets a new password by the link of a mail; every session of the person ends. */
export const useResetPassword = () => useCommand(api.auth.resetPassword);

/** The person's sessions, this one included. */
export const useSessions = () => useQuery(api.auth.sessions, undefined);

/** Ends every session of the person but this one. */
export const useEndOtherSessions = () =>
  useCommand(api.auth.endOtherSessions, { invalidates: [api.auth.sessions] });

/** Ends one session of the person; the list of them is stale. */
export const useEndSession = () => useCommand(api.auth.endSession, { invalidates: [api.auth.sessions] });

/** How long the subscription lasts; known from the last visit until the server has answered. */
export function useSubscription() {
  const { subscription } = useSession();
  return useQuery(api.auth.remainingSubscription, undefined, {
    fallback: subscription,
    onAnswer: (answer) => remember('subscriptionData', answer),
    quiet: true,
  });
}

/** What the signed-in person must hear of; asked once, told as a banner. */
export const useSecurityAlerts = () => useQuery(api.auth.alerts, undefined, { quiet: true });

/** Says that a warning was read; it is not shown again. */
export const useDismissAlert = () => useCommand(api.auth.dismissAlert, { invalidates: [api.auth.alerts] });

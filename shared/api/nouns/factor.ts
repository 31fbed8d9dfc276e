import { api, type FactorProof } from '@vezne/contract';
import { useCommand } from '../hooks/command';
import { useQuery } from '../hooks/query';
import { deviceId } from '../session/device-id';
import { startSession } from '../session/session';

const { state } = api.factor;

/** Does signing in ask for a code beside the password? */
export const useFactor = () => useQuery(state, undefined);

/** A secret for an authenticator app; nothing changes until it is confirmed. */
export const useBeginFactor = () => useCommand(api.factor.begin);

/** Switches the factor on; a refused code is told under its field only. */
export const useConfirmFactor = () => useCommand(api.factor.confirm, { invalidates: [state] });

/** Answers new recovery codes; the earlier ones are void. */
export const useRenewRecoveryCodes = () => useCommand(api.factor.renewCodes, { invalidates: [state] });

/** Switches the second factor off. */
export const useSwitchFactorOff = () => useCommand(api.factor.switchOff, { invalidates: [state] });

/** Second step of a sign-in; begins the session of the address that the first step was made with. */
export function useVerifyFactor(email: string) {
  const verify = useCommand(api.factor.verify, { onDone: (answer) => startSession(answer, email) });
  return { ...verify, run: (input: FactorProof) => verify.run({ ...input, deviceId: deviceId() }) };
}

import type { AssistantReason } from '@vezne/contract';
import type { Reply } from '../ask/reply';

/** What is refused, or asked back, whatever else a question may mean: rules, exact, that no likelihood outweighs. */
const BARRED: readonly AssistantReason[] = ['injection', 'write', 'other_tenant', 'currency', 'too_long'];
/** One word of the question means two things of this ledger, each as likely. */
const DOUBLE: readonly AssistantReason[] = ['category', 'entity', 'amount', 'record_or_category'];

export function isBarred(reply: Reply): boolean {
  if (reply.action === 'CLARIFY') return DOUBLE.includes(reply.reason);
  if (reply.action !== 'REFUSE') return false;
  return reply.noDay !== undefined || BARRED.includes(reply.reason) || namesStranger(reply);
}

/** "Uzay kategorisi": a category that is not there must not be passed over. */
function namesStranger({ uncovered }: Reply): boolean {
  return !!uncovered?.unknown.some(({ to }) => /^kategori/.test(uncovered.tokens[to]?.text ?? ''));
}

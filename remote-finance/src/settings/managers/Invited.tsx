import { useResendInvitation } from '@vezne/api';
import type { Manager } from '@vezne/contract';
import { Badge, Button, formatInstant, toast } from '@vezne/ui';

type Invitation = NonNullable<Manager['invitation']>;

/** Whether an invited person still can accept. */
export function InvitedBadge({ invitation }: { invitation: Invitation }) {
  const isOver = Date.parse(invitation.expiresAt) < Date.now();
  return (
    <Badge
      tone={isOver ? 'neutral' : 'warning'}
      title={`${formatInstant(invitation.sentAt)} tarihinde gönderildi, ${formatInstant(invitation.expiresAt)} tarihine kadar ${isOver ? 'geçerliydi' : 'geçerli'}`}
    >
      {isOver ? 'Davetin süresi doldu' : 'Davet gönderildi'}
    </Badge>
  );
}

/** Mails the invitation again; the link that was sent before opens nothing any more. */
export function ResendButton({ id, name }: { id: string; name: string }) {
  const resend = useResendInvitation();
  return (
    <Button
      size="sm"
      aria-label={`Yeniden Gönder: ${name}`}
      loading={resend.isRunning}
      onClick={() =>
        resend.run({ id }).then(
          () => toast.success('Davet yeniden gönderildi.'),
          // Told where all failures are told; the invitation stays in the list.
          () => undefined,
        )
      }
    >
      Yeniden Gönder
    </Button>
  );
}

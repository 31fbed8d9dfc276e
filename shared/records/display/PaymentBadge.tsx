import { isPaymentMethod, type PaymentMethod, paymentMethodName } from '@vezne/contract';
import { Badge } from '@vezne/ui';
import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import FileCheck from 'lucide-react/icons/file-check';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import Landmark from 'lucide-react/icons/landmark';
import Repeat from 'lucide-react/icons/repeat';
import styled from 'styled-components';

/** How an entry was paid; a method we do not know is shown as it is written, none as "-". */
export function PaymentBadge({ method }: { method: string | null | undefined }) {
  if (!method) return <span>-</span>;
  if (!isPaymentMethod(method)) return <Badge>{method}</Badge>;
  const { Icon, hue } = looks[method];
  return (
    <Hued $hue={hue} icon={<Icon aria-hidden />}>
      {paymentMethodName(method)}
    </Hued>
  );
}

const looks: Record<PaymentMethod, { Icon: typeof Banknote; hue: string }> = {
  CASH: { Icon: Banknote, hue: 'cash' },
  CHECK: { Icon: FileCheck, hue: 'check' },
  NOTE: { Icon: FilePenLine, hue: 'note' },
  TRANSFER: { Icon: Landmark, hue: 'transfer' },
  CARD: { Icon: CreditCard, hue: 'card' },
  VIRMAN: { Icon: Repeat, hue: 'virman' },
};

const Hued = styled(Badge)<{ $hue: string }>`
  background: ${({ $hue }) => `var(--vz-pay-${$hue}-bg)`};
  color: ${({ $hue }) => `var(--vz-pay-${$hue})`};
`;

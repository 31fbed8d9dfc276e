import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import FileCheck from 'lucide-react/icons/file-check';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import Landmark from 'lucide-react/icons/landmark';
import Repeat from 'lucide-react/icons/repeat';
import styled from 'styled-components';
import { Badge } from '../base/Badge';

const methods = {
  CASH: { label: 'Nakit', Icon: Banknote, hue: 'cash' },
  CHECK: { label: 'Çek', Icon: FileCheck, hue: 'check' },
  NOTE: { label: 'Senet', Icon: FilePenLine, hue: 'note' },
  TRANSFER: { label: 'Transfer', Icon: Landmark, hue: 'transfer' },
  CARD: { label: 'Kart', Icon: CreditCard, hue: 'card' },
  VIRMAN: { label: 'Virman', Icon: Repeat, hue: 'virman' },
} as const;

/** The six payment methods as options of a Select. */
export const paymentMethodOptions = Object.entries(methods).map(([value, { label }]) => ({ value, label }));

/** The Turkish word of a payment method; an unknown one as it is written, none as "-". */
export const paymentMethodLabel = (method: string | null | undefined): string =>
  method && isKnown(method) ? methods[method].label : method || '-';

/** How an entry was paid; a method we do not know is shown as it is written, none as "-". */
export function PaymentBadge({ method }: { method: string | null | undefined }) {
  if (!method) return <span>-</span>;
  if (!isKnown(method)) return <Badge>{method}</Badge>;
  const { label, Icon, hue } = methods[method];
  return (
    <Hued $hue={hue} icon={<Icon aria-hidden />}>
      {label}
    </Hued>
  );
}

const isKnown = (method: string): method is keyof typeof methods => Object.hasOwn(methods, method);

const Hued = styled(Badge)<{ $hue: string }>`
  background: ${({ $hue }) => `var(--vz-pay-${$hue}-bg)`};
  color: ${({ $hue }) => `var(--vz-pay-${$hue})`};
`;

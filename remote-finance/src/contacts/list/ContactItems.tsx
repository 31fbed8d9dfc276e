import type { SettlementDirection } from '@vezne/contract';
import { MenuItem } from '@vezne/ui';
import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Contact from 'lucide-react/icons/contact';
import { Link } from 'react-router-dom';
import { contactPath } from '../../figures/contact-path';
import type { Settling } from '../settle/useSettling';
import type { AgedContact } from './ageing-columns';

type Props = { contact: AgedContact; onSettle: Settling['open'] };

/** What the ⋮ of a contact offers besides. */
export function ContactItems({ contact, onSettle }: Props) {
  const settle = (direction: SettlementDirection) => () =>
    onSettle({ contactId: contact.id, name: contact.name, direction });
  return (
    <>
      <MenuItem icon={<Contact aria-hidden />} render={<Link to={contactPath(contact.id)} />}>
        Cariyi Aç
      </MenuItem>
      {contact.kind !== 'TEDARIKCI' && (
        <MenuItem icon={<ArrowDownLeft aria-hidden />} onClick={settle('IN')}>
          Tahsilat Al
        </MenuItem>
      )}
      {contact.kind !== 'MUSTERI' && (
        <MenuItem icon={<ArrowUpRight aria-hidden />} onClick={settle('OUT')}>
          Ödeme Yap
        </MenuItem>
      )}
    </>
  );
}

import { useLeaving } from '@vezne/api';
import DoorClosed from 'lucide-react/icons/door-closed';
import { Link } from 'react-router-dom';
import { Banner } from './Banner';

const day = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'Europe/Istanbul' });

/** Tells every manager that the company is being closed, and when it will be gone. */
export function ClosingBanner() {
  const { data } = useLeaving();
  if (!data?.closing) return null;
  return (
    <Banner icon={<DoorClosed aria-hidden />}>
      <span>
        Şirket kapatılıyor: kayıtlar {day.format(new Date(data.closing.closesAt))} tarihinde silinecek. O güne
        kadar görüntüleyebilir ve indirebilirsiniz.
      </span>
      <Link className="link" to="/settings/security">
        {data.isOwner ? 'Vazgeç veya verileri indir' : 'Verileri indir'}
      </Link>
    </Banner>
  );
}

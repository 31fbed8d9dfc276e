import { Button, Empty } from '@vezne/ui';
import FileUp from 'lucide-react/icons/file-up';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';

type Props = {
  /** The list shows a part of the ledger only: by search or by a link's filters. */
  isNarrowed: boolean;
  onShowAll: () => void;
  onAdd: () => void;
};

/** Why the ledger shows nothing, and what to do about it. */
export function NoEntries({ isNarrowed, onShowAll, onAdd }: Props) {
  const add = (
    <>
      <Button variant="primary" icon={<Plus aria-hidden />} onClick={onAdd}>
        Nakit Akışı Ekle
      </Button>
      <Button as={Link} icon={<FileUp aria-hidden />} to="/cash-flow/import">
        İçe Aktar
      </Button>
    </>
  );
  return (
    <Empty
      title="Kayıtlı nakit akışı bulunamadı."
      action={isNarrowed ? <Button onClick={onShowAll}>Tüm kayıtları göster</Button> : add}
    >
      {isNarrowed
        ? 'Aramaya veya süzgece uyan kayıt yok.'
        : 'İlk girişi veya çıkışı ekleyin; bakiye ve raporlar bu kayıtlardan hesaplanır.'}
    </Empty>
  );
}

import Info from 'lucide-react/icons/info';
import {
  Banner,
  Button,
  ComingSoon,
  Empty,
  ErrorBoundary,
  FailuresTogether,
  LoadError,
  Loading,
  Skeleton,
  SkeletonCard,
  SkeletonRows,
  toast,
} from '../../index';
import type { Room } from './example';
import { Column, Row } from './Row';

const nothing = () => undefined;

function Broken(): never {
  throw new Error('A piece that throws while it is drawn');
}

const Banners = () => (
  <Column>
    <Banner>Aboneliğiniz 3 gün sonra bitiyor.</Banner>
    <Banner tone="info" icon={<Info aria-hidden />} action={<Button size="sm">Yenile</Button>}>
      Yeni bir sürüm var.
    </Banner>
  </Column>
);

const LoadErrors = () => (
  <Column>
    <LoadError message="Kayıtlar yüklenemedi." onRetry={nothing} />
    <LoadError message="Bağlantı yok." lead="Çevrimdışısınız" tone="info" onRetry={nothing} retrying />
    <LoadError message="Grafik yüklenemedi." action="Yeniden Yükle" onRetry={nothing} stacked />
  </Column>
);

const SameFailures = () => (
  <Column>
    <FailuresTogether>
      <LoadError message="Bağlantı yok. Tekrar deneyin." onRetry={nothing} />
      <LoadError message="Bağlantı yok. Tekrar deneyin." onRetry={nothing} />
    </FailuresTogether>
  </Column>
);

const Loaders = () => (
  <Column>
    <Loading />
    <Loading label="Düşünüyor..." ai />
    <Skeleton width="60%" />
    <SkeletonCard />
    <SkeletonRows rows={3} />
  </Column>
);

/** Messages for the ToastHost of the gallery's page. */
const Toasts = () => (
  <Row>
    <Button onClick={() => toast.success('Kayıt eklendi.')}>Başarı</Button>
    <Button onClick={() => toast.info('Rapor hazırlanıyor.')}>Bilgi</Button>
    <Button onClick={() => toast.warning('Oturumunuz bitmek üzere.')}>Uyarı</Button>
    <Button onClick={() => toast.error('Kayıt eklenemedi.')}>Hata</Button>
    <Button
      onClick={() =>
        toast.success('Kayıt silindi.', { label: 'Geri Al', duration: 10_000, onClick: nothing })
      }
    >
      Geri alınabilir
    </Button>
  </Row>
);

export const feedback: Room = {
  title: 'Geri bildirim',
  examples: [
    { shows: ['Banner'], Draw: Banners },
    {
      shows: ['Empty', 'ComingSoon'],
      Draw: () => (
        <Column>
          <Empty />
          <Empty title="Kayıt yok" action={<Button variant="primary">Kayıt Ekle</Button>}>
            İlk kaydınızı ekleyin.
          </Empty>
          <ComingSoon title="Çek takibi">Bu bölüm hazırlanıyor.</ComingSoon>
        </Column>
      ),
    },
    { shows: ['LoadError'], Draw: LoadErrors },
    { shows: ['FailuresTogether'], Draw: SameFailures },
    {
      shows: ['ErrorBoundary'],
      Draw: () => (
        <Column>
          <ErrorBoundary>
            <Broken />
          </ErrorBoundary>
          <ErrorBoundary fallback={(retry) => <Button onClick={retry}>Yeniden çiz</Button>}>
            <Broken />
          </ErrorBoundary>
        </Column>
      ),
    },
    { shows: ['Loading', 'Skeleton', 'SkeletonCard', 'SkeletonRows'], Draw: Loaders },
    { shows: ['ToastHost'], Draw: Toasts, opens: ['Başarı', 'Bilgi', 'Uyarı', 'Hata', 'Geri alınabilir'] },
  ],
};

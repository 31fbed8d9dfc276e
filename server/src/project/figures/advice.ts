import type { ProjectAnalysis } from '@vezne/contract';
import type { Finding } from './findings';

type Recommendation = ProjectAnalysis['recommendations'][number];

const advice: Record<string, Recommendation> = {
  ZARAR: {
    title: 'Gelir ve gider dengesini kurun',
    text: 'En büyük gider kalemlerini ve ek iş bedellerini müşteriyle gözden geçirin.',
  },
  ZARAR_BEKLENTISI: {
    title: 'Kalan işi yeniden fiyatlayın',
    text: 'Kalan işlerin maliyetini yeniden çıkarın ve sözleşmedeki ek bedel haklarını inceleyin.',
  },
  BUTCE_ASIMI: {
    title: 'Tahmini maliyeti güncelleyin',
    text: 'Aşımın kaynağını kalem kalem belirleyin ve yeni bir tahmini maliyet girin.',
  },
  GECIKME: {
    title: 'Yeni bir bitiş tarihi belirleyin',
    text: 'Müşteriyle yeni takvimi kararlaştırın ve projedeki bitiş tarihini güncelleyin.',
  },
  HARCAMA_ILERLEMENIN_ONUNDE: {
    title: 'İlerlemeyi ve harcamayı karşılaştırın',
    text: 'İlerleme yüzdesini güncelleyin; önden alınan malzeme varsa not edin.',
  },
  DUSUK_MARJ: {
    title: 'Marjı koruyun',
    text: 'Yeni alımlarda birden çok teklif alın ve ek işleri bedelsiz yapmayın.',
  },
  VADESI_GECEN_ALACAK: {
    title: 'Tahsilatı hızlandırın',
    text: 'Vadesi geçen alacaklar için müşteriyle ödeme planı yapın.',
  },
  VADESI_GECEN_BORC: {
    title: 'Ödemeleri planlayın',
    text: 'Vadesi geçen ödemeler için tedarikçilerle yeni tarih belirleyin.',
  },
  BITIS_YAKIN: {
    title: 'Teslimi planlayın',
    text: 'Kalan işleri günlere dağıtın ve teslim hazırlığını başlatın.',
  },
  TEDARIKCI_BAGIMLILIGI: {
    title: 'İkinci bir tedarikçi bulun',
    text: 'Ana kalemler için alternatif teklif alarak pazarlık gücünüzü artırın.',
  },
};

/** One recommendation for each finding that has one, in the order of the findings. */
export const recommendationsFor = (findings: Finding[]): Recommendation[] =>
  findings.flatMap(({ code }) => advice[code] ?? []);

import { LoadError } from '@vezne/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { explainFailure, type FailureKind } from './failure';

type Props = {
  error: unknown;
  isRetry: boolean;
  loading: ReactNode;
  onRetry: () => void;
  /** Instead of the first box: tries again unasked, where that can help. */
  onRepeat?: () => void;
};
type Words = { lead?: string; message: string; tone?: 'info' };

const words: Record<FailureKind, Words> = {
  failed: { message: 'Bu bölüm şu anda açılamıyor.' },
  incompatible: {
    lead: 'Bu bölüm uygulamanın bu sürümüyle uyumlu değil.',
    message: 'Lütfen daha sonra tekrar deneyin.',
  },
  released: {
    lead: "Vezne'nin yeni bir sürümü yayında.",
    message: 'Devam etmek için sayfayı yenileyin.',
    tone: 'info',
  },
  missing: {
    lead: 'Bu bölümün bir dosyası bulunamadı.',
    message: 'Devam etmek için sayfayı yenileyin.',
  },
};

/** Says in a place why it stays empty and offers what can help: to try again, or to reload the page. */
export function FailureBox({ error, isRetry, loading, onRetry, onRepeat }: Props) {
  const [kind, setKind] = useState<FailureKind>();
  const repeat = useRef(onRepeat);
  useEffect(() => {
    let isCurrent = true;
    explainFailure(error, isRetry).then((kind) => {
      if (!isCurrent) return;
      if (kind === 'failed' && repeat.current) repeat.current();
      else setKind(kind);
    });
    return () => {
      isCurrent = false;
    };
  }, [error, isRetry]);
  if (!kind) return loading;
  const needsReload = kind === 'released' || kind === 'missing';
  return (
    <LoadError
      {...words[kind]}
      {...(needsReload && { action: 'Sayfayı Yenile' })}
      onRetry={needsReload ? () => location.reload() : onRetry}
    />
  );
}

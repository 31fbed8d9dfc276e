import { recordTitleAtom } from '@vezne/ui/state';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { titles } from './composed/titles';
import type { PageTitle } from './page';
import { pageAt } from './routes';

const lost: PageTitle = { title: 'Sayfa bulunamadı — Vezne' };
const ofProduct = titles['/']?.description ?? '';

/** The document's title and description follow the page and its record; a screen reader hears the new title. */
export function PageHead() {
  const { pathname } = useLocation();
  const page = titles[pathname] ?? titles[pageAt(pathname)?.path ?? ''] ?? lost;
  const { description = ofProduct } = page;
  const record = useAtomValue(recordTitleAtom);
  const title = record === null ? page.title : `${record} — ${page.title}`;

  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);

  return (
    <p className="sr-only" aria-live="polite">
      {title}
    </p>
  );
}

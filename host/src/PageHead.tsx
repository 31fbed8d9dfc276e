import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { titles } from './composed/titles';
import type { PageTitle } from './page';
import { pageAt } from './routes';

const lost: PageTitle = { title: 'Sayfa bulunamadı — Vezne' };
const ofProduct = titles['/']?.description ?? '';

/** The document's title and description follow the page; a screen reader hears the new title. */
export function PageHead() {
  const { pathname } = useLocation();
  const { title, description = ofProduct } = titles[pathname] ?? titles[pageAt(pathname)?.path ?? ''] ?? lost;

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

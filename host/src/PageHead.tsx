import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageAt, publicPages } from './routes';

const lost = 'Sayfa bulunamadı — Vezne';
const ofProduct = publicPages[0]?.description ?? '';

/** The document's title and description follow the page; a screen reader hears the new title. */
export function PageHead() {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const title = page?.title ?? lost;
  const description = (page && 'description' in page && page.description) || ofProduct;

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

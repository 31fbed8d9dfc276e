import { useEffect, useState } from 'react';

// Less is the finger's own unrest.
const SLACK = 8;

/** Is the reader on the way down the page? At its beginning, and on the way up, not. */
export function useScrollsDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const onScroll = () => {
      const y = window.scrollY;
      if (Math.abs(y - last) < SLACK) return;
      setDown(y > last && y > 0);
      last = y;
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return isDown;
}

import type { SVGProps } from 'react';

/** Çintemani: the three crescents that stand for Vezne AI. */
export function Crescents(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" {...props} aria-hidden>
      {['12 2.2', '6.3 12.2', '17.7 12.2'].map((top) => (
        <path
          key={top}
          fillRule="evenodd"
          d={`M${top}a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2Zm.9 1.7a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z`}
        />
      ))}
    </svg>
  );
}

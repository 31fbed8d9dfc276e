import type { ComponentPropsWithRef } from 'react';

/** The sign of the house: a tile with a V that is also a tulip. Decorative; name the link around it. */
export function Mark(props: ComponentPropsWithRef<'svg'>) {
  return (
    <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true" {...props}>
      <rect x="1.5" y="1.5" width="29" height="29" rx="7" fill="#2f52d0" />
      <path
        d="M6 9h6.2c.3 4.8 1.5 9 3.8 12.8 2.3-3.8 3.5-8 3.8-12.8H26c-.7 6.9-4.2 12.6-10 16.8C10.2 21.6 6.7 15.9 6 9z"
        fill="#fff"
      />
      <path d="M16 6.6l2.3 3.2L16 13l-2.3-3.2z" fill="#61d6d9" />
    </svg>
  );
}

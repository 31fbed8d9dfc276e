import type { ComponentPropsWithRef } from 'react';
import { rings } from './rings';

/** Vezne AI's icon, used like any other icon. */
export function CintemaniIcon(props: ComponentPropsWithRef<'svg'>) {
  return (
    <svg className="vz-icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" {...props}>
      {rings.map((ring) => (
        <path key={ring} d={ring} fillRule="evenodd" />
      ))}
    </svg>
  );
}

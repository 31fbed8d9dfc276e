import type { ComponentType, SVGProps } from 'react';

export const categories = {
  page: 'Sayfa',
  action: 'İşlem',
  feature: 'Özellik',
  setting: 'Ayar',
  report: 'Rapor',
} as const;

export type Entry = {
  id: string;
  title: string;
  description: string;
  keywords: readonly string[];
  category: keyof typeof categories;
  /** 1 comes first. */
  priority: 1 | 2 | 3 | 4;
  to: string;
  /** The button to scroll to and ring after the page is there; the screen claims it with useHighlightTarget. */
  highlight?: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
};

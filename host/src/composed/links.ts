// Written by host/compose.mjs from remote-*/remote.mjs; changes belong there.
import type { PageLink } from '../page';

/** The public pages of the top navigation. */
export const topLinks: readonly PageLink[] = [
  {
    "to": "/",
    "label": "Anasayfa"
  },
  {
    "to": "/about",
    "label": "Hakkında"
  },
  {
    "to": "/services",
    "label": "Hizmetler"
  },
  {
    "to": "/contact",
    "label": "İletişim"
  }
];

export const footerLinks: readonly PageLink[] = [
  {
    "to": "/",
    "label": "Anasayfa"
  },
  {
    "to": "/about",
    "label": "Hakkında"
  },
  {
    "to": "/services",
    "label": "Hizmetler"
  },
  {
    "to": "/contact",
    "label": "İletişim"
  },
  {
    "to": "/kvkk",
    "label": "KVKK"
  },
  {
    "to": "/kullanim-kosullari",
    "label": "Kullanım Koşulları"
  },
  {
    "to": "/login",
    "label": "Giriş Yap"
  }
];

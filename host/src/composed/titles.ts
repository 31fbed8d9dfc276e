// Written by host/compose.mjs from remote-*/remote.mjs; changes belong there.
import type { PageTitle } from '../page';

/** By the path of the page. */
export const titles: Record<string, PageTitle> = {
  "/cash-flow": {
    "title": "Kasa Defteri — Vezne"
  },
  "/dashboard": {
    "title": "Ana Sayfa — Vezne"
  },
  "/categories": {
    "title": "Kategoriler — Vezne"
  },
  "/products": {
    "title": "Ürünler — Vezne"
  },
  "/projects/*": {
    "title": "Projeler — Vezne"
  },
  "/reports/*": {
    "title": "Raporlar — Vezne"
  },
  "/settings/*": {
    "title": "Ayarlar — Vezne"
  },
  "/": {
    "title": "Vezne — Kasanız ve projeleriniz tek pencerede",
    "description": "Kasa defteri, proje gelir ve giderleri, aylık raporlar ve kayıtlarınıza dayanan Türkçe soru cevap: şirketinizin hesabı Vezne'de bir arada."
  },
  "/about": {
    "title": "Hakkında — Vezne",
    "description": "Vezne, proje yapan şirketlerin kasasını, proje kârlılığını ve aylık hesabını tek yerde tutması için hazırlanır. Kimler içindir, ne değildir."
  },
  "/services": {
    "title": "Hizmetler — Vezne",
    "description": "Kasa defteri, proje takibi, aylık raporlar, kategoriler, ürün ve hizmet listesi ve Vezne AI: Vezne ile neler yapılır."
  },
  "/contact": {
    "title": "İletişim — Vezne",
    "description": "Kurulum, geçiş, abonelik ve destek sorularınızı yazın; size dönelim."
  },
  "/kvkk": {
    "title": "KVKK aydınlatma metni — Vezne"
  },
  "/kullanim-kosullari": {
    "title": "Kullanım koşulları — Vezne"
  },
  "/login": {
    "title": "Giriş Yap — Vezne"
  },
  "/signup": {
    "title": "Kayıt Ol — Vezne"
  },
  "/forgot-password": {
    "title": "Şifremi unuttum — Vezne"
  },
  "/forgot-password/:token": {
    "title": "Yeni şifre — Vezne"
  },
  "/test": {
    "title": "Test — Vezne"
  }
};

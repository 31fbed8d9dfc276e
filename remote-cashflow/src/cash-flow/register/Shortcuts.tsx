import { type ShortcutPart, ShortcutsModal } from '@vezne/records';

const page: ShortcutPart = {
  title: 'Kasa Defteri',
  shortcuts: [
    ['Hızlı kayda geç', 'N'],
    ['Aramaya geç', '/'],
    ['Süzgeçlere geç', 'F'],
    ['Kayıtlarda gez', 'J', 'K', '↑', '↓'],
    ['İlk ve son kayıt', 'Home', 'End'],
    ['Kaydı yanda aç', 'Enter'],
    ['Açıkken önceki, sonraki', 'Alt', '↑', '↓'],
    ['Düzenle', 'E'],
    ['Bugüne çoğalt', 'D'],
    ['Sil', 'Del'],
    ['Seç', 'X', 'Boşluk'],
    ['Geçilenleri de seç', 'Shift', '↑', '↓'],
    ['Bulunanların tümünü seç', 'Ctrl', 'A'],
    ['Seçimi bırak', 'Esc'],
    ['Geri al', 'Ctrl', 'Z'],
  ],
};
const writing: ShortcutPart = {
  title: 'Yazarken',
  shortcuts: [
    ['Sonraki boş alan, sonunda kaydet', 'Enter'],
    ['Hemen kaydet', 'Ctrl', 'Enter'],
    ['Kaydet ve yeni', 'Alt', 'Enter'],
    ['Önerileni al', 'Enter'],
    ['Yazdığım gibi kalsın', 'Tab'],
    ['Satırı boşalt', 'Esc'],
    ['Tutarda: giriş veya çıkış', '+', '−'],
    ['Tarihte: gün ileri, geri', '↑', '↓'],
  ],
};
const everywhere: ShortcutPart = {
  title: 'Her yerde',
  shortcuts: [
    ['Bu pencere', '?'],
    ['Sayfa, işlem, kayıt ara', 'Ctrl', 'K'],
    ['Başka sayfaya git: önce G, sonra harfi', 'G', 'P'],
  ],
};

/** Every key of the ledger. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  return <ShortcutsModal columns={[[page], [writing, everywhere]]} onClose={onClose} />;
}

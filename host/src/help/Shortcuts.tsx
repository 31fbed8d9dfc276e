import { type ShortcutPart, ShortcutsModal } from '@vezne/records';
import { footSections, sections } from '../composed/sidebar';

const everywhere: ShortcutPart = {
  title: 'Her yerde',
  shortcuts: [
    ['Sayfa, işlem, kayıt ara', 'Ctrl', 'K'],
    ['Aramada yalnız işlemler', '>'],
    ['Pencereyi kapat', 'Esc'],
    ['Sonraki, önceki düğme', 'Tab', 'Shift Tab'],
    ['Bu pencere', '?'],
  ],
};
const pages: ShortcutPart = {
  title: 'Sayfalar (önce G, sonra harf)',
  shortcuts: [...sections, ...footSections].flatMap(({ key, label }): ShortcutPart['shortcuts'] =>
    key ? [[label, 'G', key.toLocaleUpperCase('en')]] : [],
  ),
};

/** The keys that work on every page. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  return (
    <ShortcutsModal
      columns={[[everywhere], [pages]]}
      note="Kasa Defteri'nin kendi kısayolları da var: oradayken ? tuşuna basın."
      onClose={onClose}
    />
  );
}

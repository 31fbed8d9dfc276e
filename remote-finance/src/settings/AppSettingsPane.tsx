import { Field, onMobile, RadioGroup, Select } from '@vezne/ui';
import {
  pageSizeAtom,
  pageSizes,
  startPageAtom,
  startPages,
  type ThemeMode,
  themeModeAtom,
} from '@vezne/ui/state';
import { useAtom } from 'jotai';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import styled from 'styled-components';
import { LearnedPane } from './LearnedPane';
import { Pane } from './pane/Pane';

const themes: { value: ThemeMode; label: string; hint: string; symbol: React.ReactNode }[] = [
  { value: 'dark', label: 'Koyu', hint: 'Varsayılan', symbol: <Moon /> },
  { value: 'light', label: 'Açık', hint: 'Aydınlık ortamlar için', symbol: <Sun /> },
  { value: 'system', label: 'Sistem', hint: 'Cihazınızı izler', symbol: <Monitor /> },
];

/** Choices that this browser keeps (theme, rows per page, first page), and what the assistant has learned. */
export function AppSettingsPane() {
  const [theme, setTheme] = useAtom(themeModeAtom);
  const [pageSize, setPageSize] = useAtom(pageSizeAtom);
  const [startPage, setStartPage] = useAtom(startPageAtom);
  return (
    <>
      <Pane title="Tema" note="Seçiminiz bu tarayıcıda saklanır.">
        <RadioGroup
          aria-label="Tema"
          name="theme"
          value={theme}
          onChange={(event) =>
            setTheme(themes.find(({ value }) => value === event.target.value)?.value ?? theme)
          }
          options={themes}
        />
      </Pane>
      <Pane title="Listeler ve açılış" note="Seçiminiz bu tarayıcıda saklanır.">
        <Fields>
          <Field label="Sayfa boyutu" help="Listeler bu kadar kayıtla açılır.">
            <Select
              placeholder="Listenin kendi varsayılanı"
              value={pageSize === null ? '' : String(pageSize)}
              options={pageSizes.map((size) => ({ value: String(size), label: `${size} kayıt` }))}
              onChange={(event) => setPageSize(event.target.value === '' ? null : Number(event.target.value))}
            />
          </Field>
          <Field label="Açılış sayfası" help="Giriş yaptıktan sonra bu sayfa gelir.">
            <Select
              placeholder={null}
              value={startPage}
              options={startPages.map(({ path, label }) => ({ value: path, label }))}
              onChange={(event) =>
                setStartPage(startPages.find(({ path }) => path === event.target.value)?.path ?? startPage)
              }
            />
          </Field>
        </Fields>
      </Pane>
      <LearnedPane />
    </>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--vz-space-4);
  ${onMobile} { grid-template-columns: minmax(0, 1fr); }
`;

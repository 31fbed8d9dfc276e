import { Card, CardBody, ErrorText, IconButton, onMobile, Spinner } from '@vezne/ui';
import { useHighlightTarget } from '@vezne/ui/state';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import styled from 'styled-components';
import { useAccounts } from '../frame/calls';
import { LinkButton } from '../frame/parts';
import { AccountPicker } from './AccountPicker';
import { FileDrop } from './FileDrop';
import { PreviousImports } from './PreviousImports';
import { saveTemplate } from './template';
import { useFile } from './useFile';

/** The first step: which file, and whose account it tells of. */
export function FileStep({ onRead }: { onRead: (batchId: string) => void }) {
  const accounts = useAccounts().data ?? [];
  const [chosen, setChosen] = useState('');
  const accountId = chosen || (accounts.find(({ isDefault }) => isDefault)?.id ?? '');
  const { file, problem, take, giveUp } = useFile(accountId, onRead);
  const template = useHighlightTarget('import-template');
  return (
    <Grid>
      <Card as="section" aria-label="Dosya seçimi">
        <Body>
          <AccountPicker
            accounts={accounts}
            value={accountId}
            onChange={setChosen}
            help="Satırlar bu hesaba yazılır."
            disabled={file !== null}
          />
          {file ? (
            <Reading file={file} onGiveUp={giveUp} />
          ) : (
            <FileDrop
              label="Ekstre veya Excel dosyası"
              accept=".xlsx,.xls,.csv,.txt,.sta,.mt940,.940,.ofx"
              title="Banka dosyasını olduğu gibi buraya bırakın"
              onFiles={take}
            >
              xlsx, csv, txt, sta/mt940 veya ofx · en fazla 10 MB ve 20.000 satır
            </FileDrop>
          )}
          <div role="alert">
            {problem && (
              <Problem>
                <ErrorText>
                  <span>
                    <strong>{problem.fileName}:</strong> {problem.message}
                  </span>
                </ErrorText>
              </Problem>
            )}
          </div>
          <Links>
            <LinkButton {...template} onClick={saveTemplate}>
              Boş şablon indir
            </LinkButton>
            <span>Dosya şirketinizde kalır; 90 gün sonra silinir.</span>
          </Links>
        </Body>
      </Card>
      <PreviousImports />
    </Grid>
  );
}

function Reading({ file, onGiveUp }: { file: File; onGiveUp: () => void }) {
  return (
    <FileRow>
      <FileSpreadsheet aria-hidden />
      <div role="status">
        <strong>{file.name}</strong>
        <p>
          <Spinner /> {sizeText(file.size)} · Dosya okunuyor
        </p>
      </div>
      <IconButton label="Okumayı iptal et" onClick={onGiveUp}>
        <X aria-hidden />
      </IconButton>
    </FileRow>
  );
}

const sizeText = (bytes: number) => {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${value.toLocaleString('tr-TR', { maximumFractionDigits: 1 })} ${unit}`;
};

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  align-items: start;
  gap: var(--vz-space-5);
  @media (width < 1024px) { grid-template-columns: minmax(0, 1fr); }
`;
const Body = styled(CardBody)`
  padding-top: var(--vz-space-6);
`;
const Problem = styled.div`
  margin-top: var(--vz-space-3);
  overflow-wrap: anywhere;
  & strong { font-weight: var(--vz-weight-semibold); }
`;
const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--vz-space-2) var(--vz-space-4);
  margin-top: var(--vz-space-4);
  & > span { color: var(--vz-text-3); font-size: var(--vz-text-sm); }
`;
const FileRow = styled.div`
  display: flex;
  align-items: center;
  gap: var(--vz-space-4);
  margin-top: var(--vz-space-5);
  padding: var(--vz-space-4) var(--vz-space-4) var(--vz-space-4) var(--vz-space-5);
  border: 1px solid var(--vz-border);
  border-radius: var(--vz-radius-lg);
  background: var(--vz-inset);
  & > svg { color: var(--vz-text-3); }
  & > div { flex: 1; min-width: 0; overflow-wrap: anywhere; }
  & strong { font-weight: var(--vz-weight-medium); }
  & p {
    display: flex;
    align-items: center;
    gap: var(--vz-space-2);
    color: var(--vz-text-3);
    font-size: var(--vz-text-sm);
    font-variant-numeric: tabular-nums;
  }
  ${onMobile} { gap: var(--vz-space-3); padding: var(--vz-space-3); }
`;

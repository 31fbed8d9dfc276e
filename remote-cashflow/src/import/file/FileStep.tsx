import { useCashAccounts } from '@vezne/api';
import type { CashAccount } from '@vezne/contract';
import { Card, CardBody, ErrorText, FailuresTogether, LoadError, SkeletonRows } from '@vezne/ui';
import { useHighlightTarget } from '@vezne/ui/state';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { LinkButton } from '../frame/parts';
import { AccountPicker } from './AccountPicker';
import { FileDrop } from './FileDrop';
import { PreviousImports } from './PreviousImports';
import { Reading } from './Reading';
import { saveTemplate } from './template';
import { useFile } from './useFile';

type Props = { onRead: (batchId: string) => void };

/** The first step: which file, and whose account it tells of. */
export function FileStep({ onRead }: Props) {
  const { data: accounts, error, reload } = useCashAccounts();
  return (
    <FailuresTogether>
      <Grid>
        <Card as="section" aria-label="Dosya seçimi">
          {accounts && <FileChoice accounts={accounts.filter(isOpen)} onRead={onRead} />}
          {!accounts && !error && <SkeletonRows />}
          {!accounts && error && (
            <CardBody>
              <LoadError message={error.message} onRetry={reload} />
            </CardBody>
          )}
        </Card>
        <PreviousImports />
      </Grid>
    </FailuresTogether>
  );
}

const HELP = 'Satırlar bu hesaba yazılır.';

const isOpen = ({ closedAt }: CashAccount) => closedAt === null;

function FileChoice({ accounts, onRead }: Props & { accounts: readonly CashAccount[] }) {
  const [chosen, setChosen] = useState('');
  const [only, ...others] = accounts;
  // Of several none is likelier: rows in the wrong account are a wrong balance of two.
  const accountId = others.length > 0 ? chosen : (only?.id ?? '');
  const { file, missing, sent, problem, take, giveUp, go } = useFile(accountId, onRead);
  const picker = useRef<HTMLSelectElement>(null);
  const toPicker = () => picker.current?.focus();
  const isHeld = missing !== null;
  useEffect(() => {
    if (isHeld) picker.current?.focus();
  }, [isHeld]);
  const template = useHighlightTarget('import-template');
  return (
    <Body>
      {others.length > 0 ? (
        <AccountPicker
          accounts={accounts}
          ref={picker}
          value={accountId}
          onChange={setChosen}
          help={accountId ? HELP : `${HELP} Seçmezseniz dosyadaki IBAN'dan bulunur.`}
          error={(!accountId && missing) || undefined}
          disabled={file !== null && !isHeld}
        />
      ) : (
        <Only>
          Satırlar <strong>{only?.name}</strong> hesabına yazılır.{' '}
          <Link to="/cash-flow/accounts">Hesap Ekle</Link>
        </Only>
      )}
      {file ? (
        <Reading
          file={file}
          sent={isHeld ? null : sent}
          onRead={accountId ? go : toPicker}
          onGiveUp={giveUp}
        />
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
          Boş Şablon İndir
        </LinkButton>
        <span>Dosya şirketinizde kalır; 90 gün sonra silinir.</span>
      </Links>
    </Body>
  );
}

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
const Only = styled.p`
  color: var(--vz-text-2);
  & > strong { color: var(--vz-text-1); font-weight: var(--vz-weight-medium); }
  & > a { color: var(--vz-primary-text); font-weight: var(--vz-weight-medium); }
  & > a:hover { text-decoration: underline; text-underline-offset: 3px; }
`;

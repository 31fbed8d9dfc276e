import { useBeginFactor, useFactor, useRenewRecoveryCodes, useSwitchFactorOff } from '@vezne/api';
import type { FactorSetup, FactorState } from '@vezne/contract';
import { focusWhenLost } from '@vezne/records';
import {
  Badge,
  Button,
  ConfirmModal,
  formatInstant,
  LoadError,
  onMobile,
  SkeletonRows,
  toast,
} from '@vezne/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { Pane } from '../pane/Pane';
import { FactorSetupModal } from './FactorSetupModal';
import { RecoveryCodesModal } from './RecoveryCodesModal';

/** Whether signing in asks for a code beside the password; switched on and off here. */
export function FactorPane() {
  const { data, error, reload } = useFactor();
  const begin = useBeginFactor();
  const [setup, setSetup] = useState<FactorSetup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const head = useRef<HTMLHeadingElement>(null);
  const onSwitched = () => focusWhenLost(() => head.current);

  // A failure is told where all failures are told.
  const start = () => begin.run().then(setSetup, () => undefined);

  return (
    <Pane
      title="İki adımlı doğrulama"
      head={head}
      note="Girişte şifrenizin yanında telefonunuzdaki bir uygulamanın ürettiği kod da sorulur; şifrenizi öğrenen biri tek başına giremez."
      action={data && (data.isOn ? <Badge tone="income">Açık</Badge> : <Badge>Kapalı</Badge>)}
    >
      {error && <LoadError message={error.message} onRetry={reload} />}
      {!data && !error && <SkeletonRows rows={1} />}
      {data && !data.isOn && (
        <Buttons>
          <Button loading={begin.isRunning} onClick={start}>
            Etkinleştir
          </Button>
        </Buttons>
      )}
      {data?.isOn && <FactorOn state={data} onCodes={setCodes} onOff={onSwitched} />}
      {setup && (
        <FactorSetupModal
          setup={setup}
          onClose={() => setSetup(undefined)}
          onDone={(made) => {
            setSetup(undefined);
            setCodes(made);
          }}
        />
      )}
      {codes && (
        <RecoveryCodesModal
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            onSwitched();
          }}
        />
      )}
    </Pane>
  );
}

type OnProps = { state: FactorState; onCodes: (codes: readonly string[]) => void; onOff: () => void };

function FactorOn({ state: { since, recoveryCodesLeft }, onCodes, onOff }: OnProps) {
  const renew = useRenewRecoveryCodes();
  const switchOff = useSwitchFactorOff();
  const [asking, setAsking] = useState<'renew' | 'off'>();
  const close = () => setAsking(undefined);
  return (
    <>
      <Facts>
        {since && <span>{formatInstant(since)} tarihinden beri açık.</span>}
        <span>
          Kullanılmamış kurtarma kodu: <strong>{recoveryCodesLeft}</strong>
          {recoveryCodesLeft <= 3 && <Badge tone="warning">Yenileyin</Badge>}
        </span>
      </Facts>
      <Buttons>
        <Button onClick={() => setAsking('renew')}>Kurtarma Kodlarını Yenile</Button>
        <Button onClick={() => setAsking('off')}>Kapat</Button>
      </Buttons>
      <ConfirmModal
        open={asking === 'renew'}
        onClose={close}
        onConfirm={async () => onCodes((await renew.run()).codes)}
        title="Kurtarma Kodlarını Yenile"
        confirmLabel="Yenile"
      >
        Yeni kodlar bir kez gösterilir. Önceki kodlar artık çalışmaz.
      </ConfirmModal>
      <ConfirmModal
        open={asking === 'off'}
        onClose={close}
        onConfirm={async () => {
          await switchOff.run();
          toast.success('İki adımlı doğrulama kapatıldı.');
          onOff();
        }}
        title="İki adımlı doğrulamayı kapat"
        confirmLabel="Kapat"
        danger
      >
        Girişte artık yalnızca şifreniz sorulur ve kurtarma kodlarınız silinir.
      </ConfirmModal>
    </>
  );
}

const Facts = styled.p`
  display: grid;
  gap: 4px;
  color: var(--vz-text-2);
  & > span { display: flex; flex-wrap: wrap; align-items: center; gap: 6px; }
  & strong { color: var(--vz-text-1); font-weight: var(--vz-weight-semibold); }
`;
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--vz-space-2);
  p + & { margin-top: var(--vz-space-4); }
  ${onMobile} { & > button { flex: 1 1 auto; } }
`;

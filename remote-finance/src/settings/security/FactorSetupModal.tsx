import { useConfirmFactor } from '@vezne/api';
import { FactorConfirm, type FactorSetup } from '@vezne/contract';
import { useSaveForm } from '@vezne/records';
import { Button, Field, Modal, ModalBody, ModalFoot, onMobile, TextInput } from '@vezne/ui';
import styled from 'styled-components';
import { QrCode } from './QrCode';

type Props = { setup: FactorSetup; onClose: () => void; onDone: (codes: readonly string[]) => void };

/** Sets an authenticator app up: a picture to photograph or a secret to type, and a code as the proof. */
export function FactorSetupModal({ setup, onClose, onDone }: Props) {
  const confirm = useConfirmFactor();
  const form = useSaveForm(FactorConfirm, {
    defaultValues: { code: '' },
    save: async (values) => onDone((await confirm.run(values)).codes),
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <Modal
      open
      onClose={onClose}
      dismissible={!isSubmitting}
      title="İki adımlı doğrulamayı aç"
      subtitle="Google Authenticator, Microsoft Authenticator ya da benzeri bir uygulama yeterlidir."
    >
      <form noValidate onSubmit={form.submit}>
        <ModalBody>
          <Steps>
            <li>
              Uygulamada yeni hesap ekleyip bu kareyi okutun.
              <Scan>
                <QrCode text={setup.uri} label="Doğrulama uygulaması için kare kod" />
                <div>
                  <p>Okutamıyorsanız bu anahtarı yazın:</p>
                  <Secret aria-label="Anahtar">{setup.secret.match(/.{1,4}/g)?.join(' ')}</Secret>
                </div>
              </Scan>
            </li>
            <li>
              Uygulamanın gösterdiği 6 haneli kodu yazın.
              <Field label="Doğrulama kodu" error={errors.code?.message}>
                <TextInput
                  {...form.register('code')}
                  inputMode="numeric"
                  autoComplete="one-time-code"
                  placeholder="123456"
                />
              </Field>
            </li>
          </Steps>
        </ModalBody>
        <ModalFoot>
          <Button disabled={isSubmitting} onClick={onClose}>
            İptal
          </Button>
          <Button type="submit" variant="primary" loading={isSubmitting}>
            Doğrula ve Aç
          </Button>
        </ModalFoot>
      </form>
    </Modal>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: var(--vz-space-5);
  padding-left: 1.25em;
  list-style: decimal;
  & > li > :last-child { margin-top: var(--vz-space-3); }
`;
const Scan = styled.div`
  display: flex;
  align-items: center;
  gap: var(--vz-space-5);
  & p { color: var(--vz-text-2); font-size: var(--vz-text-sm); }
  ${onMobile} { flex-direction: column; align-items: flex-start; }
`;
const Secret = styled.code`
  display: block;
  margin-top: 6px;
  font-size: var(--vz-text-md);
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
  -webkit-user-select: all;
  user-select: all;
`;

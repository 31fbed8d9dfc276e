import { type ReactNode, useState } from 'react';
import {
  Button,
  ConfirmModal,
  Field,
  Modal,
  ModalBody,
  ModalFoot,
  PasswordModal,
  SidePanel,
  TextInput,
} from '../../index';
import type { Room } from './example';
import { Row } from './Row';

type OpenerProps = { name: string; children: (open: boolean, close: () => void) => ReactNode };

/** A button and what it opens. */
function Opener({ name, children }: OpenerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {children(open, () => setOpen(false))}
    </>
  );
}

function Content({ onClose }: { onClose: () => void }) {
  return (
    <>
      <ModalBody>
        <Field label="Açıklama">
          <TextInput defaultValue="Demir alımı" />
        </Field>
      </ModalBody>
      <ModalFoot>
        <Button onClick={onClose}>İptal</Button>
        <Button variant="primary" onClick={onClose}>
          Kaydet
        </Button>
      </ModalFoot>
    </>
  );
}

const Modals = () => (
  <Row>
    {(['sm', 'md', 'lg'] as const).map((size) => (
      <Opener key={size} name={`Pencere ${size}`}>
        {(open, close) => (
          <Modal open={open} onClose={close} size={size} title="Kayıt" subtitle="Bir satır açıklama">
            <Content onClose={close} />
          </Modal>
        )}
      </Opener>
    ))}
  </Row>
);

const Confirms = () => (
  <Row>
    <Opener name="Silme onayı">
      {(open, close) => (
        <ConfirmModal
          open={open}
          onClose={close}
          onConfirm={close}
          title="Kaydı sil"
          record="Demir alımı"
          danger
        >
          Bu kayıt silinsin mi?
        </ConfirmModal>
      )}
    </Opener>
    <Opener name="Onay">
      {(open, close) => (
        <ConfirmModal
          open={open}
          onClose={close}
          onConfirm={close}
          title="Değişiklikler kaydedilmedi"
          confirmLabel="Çık"
          cancelLabel="Kal"
        >
          Sayfadan çıkılsın mı?
        </ConfirmModal>
      )}
    </Opener>
  </Row>
);

const Password = () => (
  <Opener name="Şifre sor">
    {(open, close) => (
      <PasswordModal
        open={open}
        onClose={close}
        email="demo@vezne.app"
        onSubmit={() => Promise.reject(new Error('Şifre hatalı'))}
      >
        Her şifre burada hatalıdır.
      </PasswordModal>
    )}
  </Opener>
);

const Panel = () => (
  <Opener name="Yan panel">
    {(open, close) => (
      <SidePanel
        open={open}
        onClose={close}
        focusAfter={() => false}
        title="Kayıt"
        subtitle="Sayfanın yanında"
      >
        <Content onClose={close} />
      </SidePanel>
    )}
  </Opener>
);

export const dialogs: Room = {
  title: 'Pencere',
  examples: [
    {
      shows: ['Modal', 'ModalBody', 'ModalFoot'],
      Draw: Modals,
      opens: ['Pencere sm', 'Pencere md', 'Pencere lg'],
    },
    { shows: ['ConfirmModal'], Draw: Confirms, opens: ['Silme onayı', 'Onay'] },
    { shows: ['PasswordModal'], Draw: Password, opens: ['Şifre sor'] },
    { shows: ['SidePanel'], Draw: Panel, opens: ['Yan panel'] },
  ],
};

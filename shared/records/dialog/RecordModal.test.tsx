import { act, screen } from '@testing-library/react';
import { renderApp } from '@vezne/testing';
import { Field, ModalBody, TextInput } from '@vezne/ui';
import { RecordModal } from './RecordModal';
import { type RecordDialog, useDialog } from './useDialog';

type Tool = { id: string; name: string };

function setUp() {
  const handle: { dialog?: RecordDialog<Tool> } = {};
  function Page() {
    const dialog = useDialog<Tool>();
    handle.dialog = dialog;
    return (
      <RecordModal dialog={dialog} addTitle="Alet Ekle" editTitle="Alet Düzenle">
        {(tool) => (
          <ModalBody>
            <Field label="Ad">
              <TextInput defaultValue={tool?.name ?? ''} />
            </Field>
          </ModalBody>
        )}
      </RecordModal>
    );
  }
  const { user } = renderApp(<Page />);
  return {
    user,
    run: (step: (dialog: RecordDialog<Tool>) => void) => act(() => handle.dialog && step(handle.dialog)),
  };
}

test('a form starts empty even when its dialog is opened again before it has faded out', async () => {
  const { user, run } = setUp();
  run(({ add }) => add());
  await user.type(await screen.findByLabelText('Ad'), 'Eski metin');
  // jsdom knows no fading: the dialog is still open here, as it is while it fades.
  run(({ add }) => add());
  expect(screen.getByLabelText('Ad')).toHaveValue('');
});

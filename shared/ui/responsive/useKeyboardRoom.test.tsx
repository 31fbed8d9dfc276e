import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Modal, ModalBody } from '../dialog/Modal';
import { useKeyboardRoom } from './useKeyboardRoom';

const WINDOW = 844;
const view = Object.assign(new EventTarget(), { height: WINDOW, offsetTop: 0, scale: 1 });
const show = (seen: Partial<typeof view>) =>
  act(() => {
    Object.assign(view, { height: WINDOW, offsetTop: 0, scale: 1 }, seen);
    view.dispatchEvent(new Event('resize'));
  });
const room = () => {
  const { style } = document.documentElement;
  return [style.getPropertyValue('--vz-seen'), style.getPropertyValue('--vz-covered')];
};

let close: () => void = () => undefined;
const scrolled = jest.fn();

function Page() {
  const [open, setOpen] = useState(true);
  close = () => setOpen(false);
  return (
    <Modal open={open} onClose={close} title="Kayıt">
      <ModalBody>
        <input aria-label="Tutar" />
      </ModalBody>
    </Modal>
  );
}

beforeEach(async () => {
  jest.replaceProperty(window, 'innerHeight', WINDOW);
  Object.assign(window, { visualViewport: view });
  Element.prototype.scrollIntoView = scrolled;
  scrolled.mockReset();
  show({});
  render(<Page />);
  await screen.findByRole('dialog');
});

test('a dialog stands on the keyboard of a phone, and the field that is written in stays in sight', () => {
  expect(room()).toEqual(['', '']);
  show({ height: 500 });
  expect(room()).toEqual(['500px', '344px']);
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  // Safari has moved what is seen down to the field.
  show({ height: 500, offsetTop: 200 });
  expect(room()).toEqual(['500px', '144px']);
  show({});
  expect(room()).toEqual(['', '']);
});

test("two fingers and the browser's own bars are no keyboard", () => {
  show({ height: 422, scale: 2 });
  expect(room()).toEqual(['', '']);
  show({ height: 760 });
  expect(room()).toEqual(['', '']);
  expect(scrolled).not.toHaveBeenCalled();
});

test('what closes over a keyboard takes its room along', () => {
  show({ height: 500 });
  act(() => close());
  expect(room()).toEqual(['', '']);
});

test('what closes over something that is still open leaves it its room', () => {
  const Over = () => {
    useKeyboardRoom(true);
    return null;
  };
  const { unmount } = render(<Over />);
  show({ height: 500 });
  unmount();
  expect(room()).toEqual(['500px', '344px']);
  act(() => close());
  expect(room()).toEqual(['', '']);
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show, startFresh } from '../testing';
import { useClientConfig } from './client-config';

beforeEach(startFresh);

const tiles = 'https://tiles.example.com/{z}/{x}/{y}.png';
const whole = { mapTilesUrl: tiles, languageModel: true, operator: null };
const answer = jest.fn<Promise<Response>, []>();
beforeEach(() => {
  globalThis.fetch = answer.mockReset();
});
const answers = (body: object) => async () =>
  ({ ok: true, text: async () => JSON.stringify(body) }) as Response;

function Ground() {
  const { mapTilesUrl, pending } = useClientConfig();
  return <p>{pending ? 'pending' : (mapTilesUrl ?? 'plain')}</p>;
}
function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        toggle
      </button>
      {isOpen && <Ground />}
    </>
  );
}
const toggle = () => userEvent.click(screen.getByRole('button', { name: 'toggle' }));

test('settings that were read stay, whatever becomes of the connection', async () => {
  answer.mockImplementation(answers(whole));
  show(<Page />);
  expect(screen.getByText('pending')).toBeInTheDocument();
  expect(await screen.findByText(tiles)).toBeInTheDocument();
  answer.mockRejectedValue(new TypeError('offline'));
  await toggle();
  await toggle();
  await act(async () => void window.dispatchEvent(new Event('focus')));
  expect(screen.getByText(tiles)).toBeInTheDocument();
  expect(answer).toHaveBeenCalledTimes(1);
});

test.each([
  ['the connection fails', () => Promise.reject(new TypeError('offline'))],
  ['the server refuses', async () => ({ ok: false }) as Response],
  ['the answer is no settings', answers([])],
])('where %s the page does without them, and asks again when it is next needed', async (_, failing) => {
  answer.mockImplementation(failing);
  show(<Page />);
  expect(await screen.findByText('plain')).toBeInTheDocument();
  answer.mockImplementation(answers(whole));
  await toggle();
  await toggle();
  await waitFor(() => expect(screen.getByText(tiles)).toBeInTheDocument());
});

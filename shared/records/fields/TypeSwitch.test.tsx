import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CashFlowType } from '@vezne/contract';
import { Field } from '@vezne/ui';
import axe from 'axe-core';
import { useState } from 'react';
import { TypeSwitch } from './TypeSwitch';

function TypeField({ lockedBecause }: { lockedBecause?: string }) {
  const [type, setType] = useState<CashFlowType>('GIRIS');
  return (
    <Field label="Tip" group>
      <TypeSwitch value={type} onChange={setType} lockedBecause={lockedBecause} />
    </Field>
  );
}

test('the type is chosen with two buttons of which one is pressed', async () => {
  render(<TypeField />);
  expect(screen.getByRole('group', { name: 'Tip' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Çıkış' }));
  expect(screen.getByRole('button', { name: 'Çıkış', pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Giriş', pressed: false })).toBeInTheDocument();
});

test('a locked type says why it cannot be changed', () => {
  render(<TypeField lockedBecause="Tip, kayıt oluşturulduktan sonra değiştirilemez." />);
  expect(screen.getByRole('button', { name: 'Giriş' })).toBeDisabled();
  expect(screen.getByRole('group')).toHaveAccessibleDescription(
    'Tip, kayıt oluşturulduktan sonra değiştirilemez.',
  );
});

test('a locked type has no accessibility fault', async () => {
  const { container } = render(<TypeField lockedBecause="Kilitli." />, {
    container: document.body.appendChild(document.createElement('main')),
  });
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TabList, TabPanel, Tabs } from './Tabs';

function Page() {
  const [tab, setTab] = useState('ask');
  return (
    <Tabs value={tab} onChange={setTab}>
      <TabList
        label="Vezne AI"
        ai
        items={[
          { value: 'ask', label: 'Soru Sor' },
          { value: 'history', label: 'Geçmiş Sorular', count: 14 },
        ]}
      />
      <TabPanel value="ask">Sorunuzu yazın.</TabPanel>
      <TabPanel value="history">Henüz sorulmuş soru bulunmuyor.</TabPanel>
    </Tabs>
  );
}

test('a tab shows its panel, and its count stands in brackets', async () => {
  render(<Page />);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Sorunuzu yazın.');
  await userEvent.click(screen.getByRole('tab', { name: 'Geçmiş Sorular (14)' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Henüz sorulmuş soru bulunmuyor.');
});

test('arrow keys move between tabs', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Geçmiş Sorular');
  expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
});

test('where a phone does not show all tabs, the chosen one is brought to the middle', async () => {
  const places = [
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500),
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100),
  ];
  render(<Page />);
  await userEvent.click(screen.getByRole('tab', { name: /Geçmiş/ }));
  expect(screen.getByRole('tablist').scrollLeft).toBe(500);
  for (const place of places) place.mockRestore();
});

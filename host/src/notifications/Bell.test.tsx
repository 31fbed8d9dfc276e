import { act, screen, waitFor, within } from '@testing-library/react';
import { api, type Notification } from '@vezne/contract';
import { fakeApi, idOf, pageOf, seriousFindings } from '@vezne/testing';
import { openAt } from '../testing';

const server = fakeApi();
const TODAY = '2026-11-30';

const notification = (own: Partial<Notification>): Notification => ({
  ...{
    id: String(own.kind),
    kind: 'PROJE_GECIKTI',
    title: 'Proje 4 gün gecikti',
    details: ['Çankaya Klinik'],
  },
  ...{ count: 1, amount: null, projectId: idOf(5, 1), day: TODAY, at: null, age: 'BUGUN', isRead: false },
  snoozedUntil: null,
  ...own,
});

const late = (own: Partial<Notification> = {}) => notification({ id: 'gec', ...own });
const disk = (own: Partial<Notification> = {}) =>
  notification({ kind: 'DISK_DOLUYOR', title: 'Sunucuda disk alanı azaldı', projectId: null, ...own });
const budget = (own: Partial<Notification> = {}) =>
  notification({ kind: 'BUTCE_ASILDI', title: 'Tahmini maliyet aşıldı', ...own });

/** The server's memory of what was read, put off and done without. */
function answerWith(...given: Notification[]) {
  let all = given;
  let muted: string[] = [];
  const change = (ids: string[], own: Partial<Notification>) => {
    all = all.map((each) => (ids.includes(each.id) ? { ...each, ...own } : each));
  };
  const shown = () => all.filter(({ kind }) => !muted.includes(kind));
  const fresh = () => shown().filter(({ isRead, snoozedUntil }) => !isRead && snoozedUntil === null);
  server.answer(api.notification.count, () => ({ unread: fresh().length }));
  server.answer(api.notification.list, ({ body }) => ({
    ...pageOf(body.unread ? fresh() : shown(), { ...body, page: 0, pageSize: body.pageSize ?? 50 }),
    ...{ unread: fresh().length, today: TODAY },
  }));
  server.answer(api.notification.read, ({ body }) => {
    const ids = body.ids ?? fresh().map(({ id }) => id);
    change(ids, { isRead: true });
    return { read: ids.length };
  });
  server.answer(api.notification.unread, ({ body: { ids } }) => {
    change(ids, { isRead: false });
    return { unread: ids.length };
  });
  server.answer(api.notification.snooze, ({ body: { id, until } }) => {
    change([id], { isRead: false, snoozedUntil: until });
    return { snoozedUntil: until };
  });
  server.answer(api.notification.choose, ({ body: { kinds = [] } }) => {
    muted = kinds.filter(({ inApp }) => inApp === false).map(({ kind }) => kind);
    return { kinds: [], isDaily: true, dailyAt: '08:30', isWeekly: true };
  });
}

const bell = (name: string | RegExp = /^Bildirimler/) => screen.findByRole('button', { name });

async function openPanel() {
  const view = openAt('/dashboard');
  await screen.findByRole('heading', { name: 'finance/DashboardPage' });
  await view.user.click(await bell());
  const panel = await screen.findByRole('dialog', { name: 'Bildirimler' });
  return { ...view, panel: within(panel) };
}

test('a company that has just begun is told of its first three steps, each a way there', async () => {
  const { panel, user } = await openPanel();
  expect(panel.getByRole('link', { name: /Şirket bilgilerinizi tamamlayın/ })).toHaveAttribute(
    'href',
    '/settings/company',
  );
  expect(panel.getByRole('link', { name: /İlk nakit akışınızı girin/ })).toHaveAttribute(
    'href',
    '/cash-flow',
  );
  answerWith();
  await user.click(panel.getByRole('link', { name: /Kategorilerinizi seçin/ }));
  expect(await screen.findByRole('heading', { name: 'finance/CategoriesPage' })).toBeInTheDocument();
});

const all = async (user: ReturnType<typeof openAt>['user']) =>
  user.click(await screen.findByRole('tab', { name: 'Tümü' }));

test.each([
  ['GELIR_GECIKTI', idOf(5, 1), `/projects/gelirler?overdue=true&projectId=${idOf(5, 1)}`],
  ['GELIR_GECIKTI', null, '/projects/gelirler?overdue=true'],
  ['GIDER_GECIKTI', null, '/projects/giderler?overdue=true'],
  ['ODEME_YAKLASIYOR', idOf(5, 1), `/projects/giderler?waiting=true&projectId=${idOf(5, 1)}`],
  ['PROJE_GECIKTI', idOf(5, 1), `/projects/${idOf(5, 1)}`],
  ['PROJE_BITIYOR', null, '/projects'],
  ['BUTCE_80', idOf(5, 1), `/projects/${idOf(5, 1)}`],
  ['TEKRAR_BEKLIYOR', null, '/cash-flow?recurring=pending'],
  ['NAKIT_EKSI', null, '/cash-flow/accounts'],
  ['ITHALAT_BITTI', null, '/cash-flow/import'],
  ['YENI_CIHAZ', null, '/settings/security'],
  ['ABONELIK_BITIYOR', null, '/settings/subscription'],
])('%s of %s leads to where it is seen to', async (kind, projectId, href) => {
  answerWith(notification({ kind, projectId, title: 'Bir konu', details: ['Klinik', '900,50 ₺'] }));
  const { panel } = await openPanel();
  const link = await panel.findByRole('link', { name: /^Bir konu/ });
  expect(link.querySelector('strong')).toHaveTextContent('Bir konu');
  expect(link).toHaveTextContent('Klinik · 900,50 ₺');
  expect(link).toHaveAttribute('href', href);
});

test('a kind that this page does not know yet is told in its own words', async () => {
  answerWith(notification({ kind: 'YARININ_TURU', title: 'Yarının konusu' }));
  const { panel } = await openPanel();
  expect(await panel.findByText('Yarının konusu')).toBeInTheDocument();
  expect(panel.queryByRole('link', { name: /Yarının/ })).not.toBeInTheDocument();
});

test('matters stand by when they began, with their time or day', async () => {
  answerWith(
    late({ at: '2026-11-30T11:32:00Z' }),
    disk({ age: 'BU_HAFTA', day: '2026-11-28' }),
    budget({ age: 'DAHA_ONCE', day: '2026-10-12' }),
  );
  const { panel } = await openPanel();
  expect(await panel.findByRole('region', { name: 'Bugün' })).toHaveTextContent('14:32');
  expect(panel.getByRole('region', { name: 'Bu hafta' })).toHaveTextContent('28.11.2026');
  expect(panel.getByRole('region', { name: 'Daha önce' })).toHaveTextContent('12.10.2026');
});

test('what is opened counts as read, and the bell with it', async () => {
  answerWith(late(), disk());
  const { user, panel } = await openPanel();
  await user.click(await panel.findByRole('link', { name: /Proje 4 gün gecikti/ }));
  expect(await screen.findByRole('heading', { name: 'finance/ProjectsPage' })).toBeInTheDocument();
  expect(await bell('Bildirimler, 1 yeni')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('Okundu reads one, Tümünü Okundu Say the rest; both are said aloud, and all are under Tümü', async () => {
  answerWith(late(), disk(), budget());
  const { user, panel } = await openPanel();
  expect(await panel.findByRole('tab', { name: /^Okunmamış ?\(3\)$/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await user.click(await panel.findByRole('button', { name: 'Okundu: Proje 4 gün gecikti' }));
  expect(await panel.findByText('Okundu. 2 okunmamış bildirim kaldı.')).toBeInTheDocument();
  await waitFor(() => expect(panel.queryByText('Proje 4 gün gecikti')).not.toBeInTheDocument());
  expect(await bell('Bildirimler, 2 yeni')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Tümünü Okundu Say' }));
  expect(server.requests(api.notification.read).at(-1)?.body).toEqual({ all: true });
  expect(await panel.findByText('Okunmamış bildirim kalmadı.')).toBeInTheDocument();
  expect(await bell('Bildirimler, yenisi yok')).toBeInTheDocument();
  expect(await panel.findByText('Yeni bildirim yok.')).toBeInTheDocument();
  expect(panel.getByRole('button', { name: 'Tümünü Okundu Say' })).toBeDisabled();
  await all(user);
  expect(await panel.findByText('Proje 4 gün gecikti')).toBeInTheDocument();
  expect(panel.getAllByRole('listitem')).toHaveLength(3);
});

test('the keyboard goes on at the next one when the one that it was at is read', async () => {
  answerWith(late(), budget());
  const { user, panel } = await openPanel();
  const read = await panel.findByRole('button', { name: 'Okundu: Proje 4 gün gecikti' });
  act(() => read.focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(read).not.toBeInTheDocument());
  await waitFor(() => expect(panel.getByRole('link', { name: /Tahmini maliyet aşıldı/ })).toHaveFocus());
});

const doWith = async (user: ReturnType<typeof openAt>['user'], title: string, act: string) => {
  await user.click(await screen.findByRole('button', { name: `İşlemler: ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
};

test('what is put off stands apart with its day until it is shown again, by the toast or by its button', async () => {
  answerWith(late(), budget({ isRead: true }));
  const { user, panel } = await openPanel();
  await doWith(user, 'Proje 4 gün gecikti', 'Yarına Ertele');
  expect(await screen.findByText('Bildirim yarına ertelendi.')).toBeInTheDocument();
  // By the server's day, whatever the browser's clock says.
  expect(server.requests(api.notification.snooze)[0]?.body).toEqual({ id: 'gec', until: '2026-12-01' });
  await all(user);
  const apart = await panel.findByRole('region', { name: 'Ertelenenler' });
  expect(apart).toHaveTextContent('01.12.2026 günü hatırlatılır');
  expect(await bell('Bildirimler, yenisi yok')).toBeInTheDocument();
  expect(await seriousFindings()).toEqual([]);
  await user.click(panel.getByRole('button', { name: 'Şimdi Göster: Proje 4 gün gecikti' }));
  expect(await bell('Bildirimler, 1 yeni')).toBeInTheDocument();

  await doWith(user, 'Tahmini maliyet aşıldı', '3 Gün Ertele');
  expect(await panel.findByRole('region', { name: 'Ertelenenler' })).toHaveTextContent('Tahmini maliyet');
  expect(server.requests(api.notification.snooze).at(-1)?.body).toMatchObject({ until: '2026-12-03' });
  await screen.findByText('Bildirim 3 gün ertelendi.');
  await user.click(screen.getAllByRole('button', { name: 'Geri Al' }).at(-1) as HTMLElement);
  // It was read before, and is so again.
  await waitFor(() => expect(panel.queryByRole('region', { name: 'Ertelenenler' })).not.toBeInTheDocument());
  expect(await bell('Bildirimler, 1 yeni')).toBeInTheDocument();
});

test('what was read becomes unread again', async () => {
  answerWith(late({ isRead: true }));
  const { user, panel } = await openPanel();
  await all(user);
  await doWith(user, 'Proje 4 gün gecikti', 'Okunmadı Yap');
  expect(await panel.findByText('Bildirim okunmadı olarak işaretlendi.')).toBeInTheDocument();
  expect(await bell('Bildirimler, 1 yeni')).toBeInTheDocument();
});

test('what has changed meanwhile is shown as it is, without an error', async () => {
  answerWith(late());
  const { user, panel } = await openPanel();
  await panel.findByText('Proje 4 gün gecikti');
  server.fail(api.notification.read, { status: 404, message: 'Kayıt bulunamadı.' });
  const asked = server.requests(api.notification.list).length;
  await user.click(panel.getByRole('button', { name: 'Okundu: Proje 4 gün gecikti' }));
  expect(await panel.findByText('Bildirimler bu arada değişti.')).toBeInTheDocument();
  await waitFor(() => expect(server.requests(api.notification.list).length).toBeGreaterThan(asked));
  expect(screen.queryByText('Kayıt bulunamadı.')).not.toBeInTheDocument();
});

test('a kind can be done without, and taken back; what would be missed cannot', async () => {
  answerWith(disk(), late());
  const { user, panel } = await openPanel();
  await user.click(await panel.findByRole('button', { name: 'İşlemler: Sunucuda disk alanı azaldı' }));
  expect(await screen.findByRole('menuitem', { name: 'Yarına Ertele' })).toBeInTheDocument();
  // It is told anew every day.
  expect(screen.queryByRole('menuitem', { name: '3 Gün Ertele' })).not.toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Bu Türü Kapat' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await doWith(user, 'Proje 4 gün gecikti', 'Bu Türü Kapat');
  expect(await bell('Bildirimler, 1 yeni')).toBeInTheDocument();
  // The focus is where the work goes on.
  await waitFor(() =>
    expect(panel.getByRole('link', { name: 'Ayarlar' })).toHaveAttribute('href', '/settings/notifications'),
  );
  await user.click(await screen.findByRole('button', { name: 'Geri Al' }));
  expect(await bell('Bildirimler, 2 yeni')).toBeInTheDocument();
});

test('the bell asks again when one comes back to the page: what another tab has read is read here', async () => {
  answerWith(late(), disk());
  openAt('/dashboard');
  expect(await bell('Bildirimler, 2 yeni')).toBeInTheDocument();
  server.answer(api.notification.count, { unread: 1 });
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await bell('Bildirimler, 1 yeni')).toBeInTheDocument();
});

test('of many the first come first, the others at a press', async () => {
  answerWith(...Array.from({ length: 60 }, (_, at) => late({ id: `${at}`, title: `Konu ${at}` })));
  const { user, panel } = await openPanel();
  await panel.findByText('Konu 49');
  expect(panel.queryByText('Konu 50')).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Daha Fazla Göster' }));
  expect(await panel.findByText('Konu 59')).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: 'Daha Fazla Göster' })).not.toBeInTheDocument();
});

test('closed it asks for nothing, and opens as long as at first', async () => {
  answerWith(...Array.from({ length: 60 }, (_, at) => late({ id: `${at}`, title: `Konu ${at}` })));
  const { user, panel } = await openPanel();
  await user.click(await panel.findByRole('button', { name: 'Daha Fazla Göster' }));
  await panel.findByText('Konu 59');
  await user.click(await bell());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const asked = () => server.requests(api.notification.list).length;
  const counted = () => server.requests(api.notification.count).length;
  const before = [asked(), counted()] as const;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(counted()).toBeGreaterThan(before[1]));
  expect(asked()).toBe(before[0]);
  await user.click(await bell());
  expect(await screen.findByText('Konu 49')).toBeInTheDocument();
  expect(screen.queryByText('Konu 50')).not.toBeInTheDocument();
});

test('with nothing to tell the bell is quiet and the panel says so', async () => {
  answerWith();
  const { panel } = await openPanel();
  expect(await panel.findByText('Yeni bildirim yok.')).toBeInTheDocument();
  expect(await bell('Bildirimler, yenisi yok')).toBeInTheDocument();
  expect(await seriousFindings()).toEqual([]);
});

test('when they cannot be loaded the panel says why and tries again', async () => {
  server.fail(api.notification.list, { status: 400, message: 'Deneme hatası' });
  const { user, panel } = await openPanel();
  expect(await panel.findByText(/Deneme hatası/)).toBeInTheDocument();
  server.heal(api.notification.list);
  answerWith(late());
  await user.click(panel.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await panel.findByRole('link', { name: /Proje 4 gün gecikti/ })).toBeInTheDocument();
});

test('Escape closes it and the focus goes back to the bell; more than nine are 9+', async () => {
  answerWith(...Array.from({ length: 12 }, (_, at) => late({ id: `${at}` })));
  const { user } = await openPanel();
  const button = await bell('Bildirimler, 12 yeni');
  expect(button).toHaveTextContent('9+');
  expect(await seriousFindings()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});

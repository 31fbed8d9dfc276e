import { screen, waitFor, within } from '@testing-library/react';
import { api, type Notification, type SnoozedNotification } from '@vezne/contract';
import { fakeApi, idOf, seriousFindings } from '@vezne/testing';
import { openAt } from '../testing';

const server = fakeApi();

const notification = (own: Partial<Notification>): Notification => ({
  key: String(own.kind),
  kind: 'PROJE_GECIKTI',
  projectId: idOf(5, 1),
  projectName: 'Çankaya Klinik',
  count: null,
  amount: null,
  date: null,
  percent: null,
  isRead: false,
  ...own,
});

/** The server's memory of what was read, put off and done without. */
function answerWith(...given: Notification[]) {
  let notifications = given;
  let snoozed: SnoozedNotification[] = [];
  let muted: string[] = [];
  server.answer(api.notification.findAll, () => {
    const shown = notifications.filter(({ kind }) => !muted.includes(kind));
    return { notifications: shown, unread: shown.filter(({ isRead }) => !isRead).length, snoozed };
  });
  server.answer(api.notification.unread, ({ body }) => {
    notifications = notifications.map((each) => ({
      ...each,
      isRead: each.isRead && !body.keys.includes(each.key),
    }));
    return { unread: body.keys.length };
  });
  server.answer(api.notification.snooze, ({ body: { keys, days } }) => {
    const all = [...notifications, ...snoozed.map(({ until: _, ...each }) => each)];
    const off = days > 0 ? keys : [];
    const still = snoozed.map(({ key }) => key).filter((key) => !keys.includes(key));
    const isOff = ({ key }: Notification) => off.includes(key) || still.includes(key);
    snoozed = all.filter(isOff).map((each) => ({ ...each, isRead: false, until: '2026-12-01' }));
    notifications = all
      .filter((each) => !isOff(each))
      .map((each) => ({
        ...each,
        isRead: each.isRead && !keys.includes(each.key),
      }));
    return { snoozed: keys.length };
  });
  server.answer(api.notification.prefer, ({ body: { kind, isShown } }) => {
    muted = isShown ? [] : [kind];
    return { muted, leadDays: 7 };
  });
  server.answer(api.notification.read, ({ body }) => {
    notifications = notifications.map((each) => ({
      ...each,
      isRead: each.isRead || body.keys.includes(each.key),
    }));
    return { read: body.keys.length };
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

test.each([
  [
    notification({ kind: 'GELIR_GECIKTI', count: 3, amount: 486_000, date: '2026-11-06' }),
    '3 gelirin vadesi geçti',
    'Çankaya Klinik · 486.000,00 ₺ · en eskisi 06.11.2026',
    `/projects/gelirler?overdue=true&projectId=${idOf(5, 1)}`,
  ],
  [
    notification({ kind: 'GIDER_GECIKTI', count: 1, amount: 900.5, date: '2026-11-06' }),
    '1 giderin vadesi geçti',
    'Çankaya Klinik · 900,50 ₺ · vadesi 06.11.2026',
    `/projects/giderler?overdue=true&projectId=${idOf(5, 1)}`,
  ],
  [
    notification({ count: 4, date: '2026-11-18' }),
    'Proje 4 gün gecikti',
    'Çankaya Klinik · bitişi 18.11.2026',
    `/projects/${idOf(5, 1)}`,
  ],
  [
    notification({ kind: 'PROJE_BITIYOR', count: 5, date: '2026-11-27' }),
    'Proje 5 gün sonra bitiyor',
    'Çankaya Klinik · 27.11.2026',
    `/projects/${idOf(5, 1)}`,
  ],
  [
    notification({ kind: 'PROJE_BITIYOR', count: 0, date: '2026-11-22' }),
    'Proje bugün bitiyor',
    'Çankaya Klinik · 22.11.2026',
    `/projects/${idOf(5, 1)}`,
  ],
  [
    notification({ kind: 'TEKRAR_BEKLIYOR', count: 2, date: '2026-11-30' }),
    '2 tekrarlayan kayıt onay bekliyor',
    'en yenisi 30.11.2026',
    '/cash-flow?recurring=pending',
  ],
  [
    notification({ kind: 'BUTCE_ASILDI', percent: 112.4 }),
    'Tahmini maliyet aşıldı',
    'Çankaya Klinik · bütçe kullanımı %112,4',
    `/projects/${idOf(5, 1)}`,
  ],
  [
    notification({ kind: 'ABONELIK_BITIYOR', count: 7, date: '2026-11-29' }),
    'Aboneliğinizin bitmesine 7 gün kaldı',
    'Son gün 29.11.2026',
    '/settings/subscription',
  ],
  [
    notification({ kind: 'ABONELIK_BITIYOR', count: null, date: '2026-11-20' }),
    'Abonelik süreniz doldu',
    'Son gün 20.11.2026',
    '/settings/subscription',
  ],
  [
    notification({ kind: 'YEDEK_ALINAMADI', date: '2026-11-20' }),
    'Yedek alınamadı',
    'Son yedek 20.11.2026 tarihli',
    '/settings/security',
  ],
])('%# is told in a sentence and leads to where it is seen to', async (told, title, note, href) => {
  answerWith(told);
  const { panel } = await openPanel();
  const link = await panel.findByRole('link', { name: (name) => name.startsWith(title) });
  expect(link.querySelector('strong')).toHaveTextContent(title);
  expect(link.querySelector('small')).toHaveTextContent(note);
  expect(link).toHaveAttribute('href', href);
});

test('what is opened counts as read, and the bell with it', async () => {
  answerWith(notification({ count: 4, date: '2026-11-18' }), notification({ kind: 'DISK_DOLUYOR' }));
  const { user, panel } = await openPanel();
  await user.click(await panel.findByRole('link', { name: /Proje 4 gün gecikti/ }));
  expect(await screen.findByRole('heading', { name: 'finance/ProjectsPage' })).toBeInTheDocument();
  expect(await bell('Bildirimler, 1 yeni')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('Okundu reads one, Tümünü Okundu Say the rest; both are said aloud', async () => {
  answerWith(
    notification({ count: 4, date: '2026-11-18' }),
    notification({ kind: 'DISK_DOLUYOR', projectId: null, projectName: null }),
    notification({ kind: 'BUTCE_ASILDI', percent: 101 }),
  );
  const { user, panel } = await openPanel();
  await user.click(await panel.findByRole('button', { name: 'Okundu: Proje 4 gün gecikti' }));
  expect(await panel.findByText('Okundu. 2 okunmamış bildirim kaldı.')).toBeInTheDocument();
  const read = await panel.findByRole('region', { name: 'Okunanlar' });
  expect(read).toHaveTextContent('Proje 4 gün gecikti');
  expect(await bell('Bildirimler, 2 yeni')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Tümünü Okundu Say' }));
  expect(await panel.findByText('Okunmamış bildirim kalmadı.')).toBeInTheDocument();
  expect(await bell('Bildirimler, yenisi yok')).toBeInTheDocument();
  expect(panel.queryByRole('button', { name: 'Tümünü Okundu Say' })).not.toBeInTheDocument();
});

const doWith = async (user: ReturnType<typeof openAt>['user'], title: string, act: string) => {
  await user.click(await screen.findByRole('button', { name: `İşlemler: ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
};

test('what is put off stands apart with its day until it is shown again, by the toast or by its button', async () => {
  answerWith(
    notification({ key: 'gec', count: 4, date: '2026-11-18' }),
    notification({ kind: 'BUTCE_ASILDI', percent: 101, isRead: true }),
  );
  const { user, panel } = await openPanel();
  await doWith(user, 'Proje 4 gün gecikti', 'Yarına Ertele');
  expect(await screen.findByText('Bildirim yarına ertelendi.')).toBeInTheDocument();
  expect(server.requests(api.notification.snooze)[0]?.body).toEqual({ keys: ['gec'], days: 1 });
  const apart = await panel.findByRole('region', { name: 'Ertelenenler' });
  expect(apart).toHaveTextContent('01.12.2026 günü hatırlatılır');
  expect(await bell('Bildirimler, yenisi yok')).toBeInTheDocument();
  expect(await seriousFindings()).toEqual([]);
  await user.click(panel.getByRole('button', { name: 'Şimdi Göster: Proje 4 gün gecikti' }));
  expect(await bell('Bildirimler, 1 yeni')).toBeInTheDocument();

  await doWith(user, 'Tahmini maliyet aşıldı', '3 Gün Ertele');
  expect(await panel.findByRole('region', { name: 'Ertelenenler' })).toHaveTextContent('Tahmini maliyet');
  await screen.findByText('Bildirim 3 gün ertelendi.');
  await user.click(screen.getAllByRole('button', { name: 'Geri Al' }).at(-1) as HTMLElement);
  // It was read before, and is so again.
  expect(await panel.findByRole('region', { name: 'Okunanlar' })).toHaveTextContent('Tahmini maliyet');
  expect(await bell('Bildirimler, 1 yeni')).toBeInTheDocument();
});

test('what was read becomes unread again', async () => {
  answerWith(notification({ count: 4, date: '2026-11-18', isRead: true }));
  const { user, panel } = await openPanel();
  await doWith(user, 'Proje 4 gün gecikti', 'Okunmadı Yap');
  expect(await panel.findByText('Bildirim okunmadı olarak işaretlendi.')).toBeInTheDocument();
  expect(await bell('Bildirimler, 1 yeni')).toBeInTheDocument();
});

test('a kind can be done without, and taken back; what would be missed cannot', async () => {
  answerWith(
    notification({ kind: 'DISK_DOLUYOR', projectId: null, projectName: null }),
    notification({ count: 4, date: '2026-11-18' }),
  );
  const { user, panel } = await openPanel();
  await user.click(await panel.findByRole('button', { name: 'İşlemler: Sunucuda disk alanı azaldı' }));
  expect(await screen.findByRole('menuitem', { name: 'Yarına Ertele' })).toBeInTheDocument();
  expect(screen.queryByRole('menuitem', { name: 'Bu Türü Kapat' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await doWith(user, 'Proje 4 gün gecikti', 'Bu Türü Kapat');
  expect(await bell('Bildirimler, 1 yeni')).toBeInTheDocument();
  // The focus is where the work goes on.
  await waitFor(() =>
    expect(panel.getByRole('button', { name: 'Okundu: Sunucuda disk alanı azaldı' })).toHaveFocus(),
  );
  await user.click(await screen.findByRole('button', { name: 'Geri Al' }));
  expect(await bell('Bildirimler, 2 yeni')).toBeInTheDocument();
  expect(panel.getByRole('link', { name: 'Bildirim Ayarları' })).toHaveAttribute(
    'href',
    '/settings/notifications',
  );
});

test('with nothing to tell the bell is quiet and the panel says so', async () => {
  answerWith();
  const { panel } = await openPanel();
  expect(await panel.findByText('Yeni bildirim yok.')).toBeInTheDocument();
  expect(await bell('Bildirimler, yenisi yok')).toBeInTheDocument();
  expect(await seriousFindings()).toEqual([]);
});

test('when they cannot be loaded the panel says why and tries again', async () => {
  server.fail(api.notification.findAll, { status: 400, message: 'Deneme hatası' });
  const { user, panel } = await openPanel();
  expect(await panel.findByText(/Deneme hatası/)).toBeInTheDocument();
  server.heal(api.notification.findAll);
  answerWith(notification({ count: 4, date: '2026-11-18' }));
  await user.click(panel.getByRole('button', { name: 'Tekrar Dene' }));
  expect(await panel.findByRole('link', { name: /Proje 4 gün gecikti/ })).toBeInTheDocument();
});

test('Escape closes it and the focus goes back to the bell; more than nine are 9+', async () => {
  answerWith(
    ...Array.from({ length: 12 }, (_, at) =>
      notification({ key: `${at}`, count: at + 1, date: '2026-11-01' }),
    ),
  );
  const { user } = await openPanel();
  const button = await bell('Bildirimler, 12 yeni');
  expect(button).toHaveTextContent('9+');
  expect(await seriousFindings()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});

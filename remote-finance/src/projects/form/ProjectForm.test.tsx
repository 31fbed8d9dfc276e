import { screen, waitFor, within } from '@testing-library/react';
import { api, codes, dayInTurkey, messages } from '@vezne/contract';
import { categories, fakeApi, project, renderApp } from '@vezne/testing';
import { formatDate } from '@vezne/ui';
import { ProjectForm } from './ProjectForm';

const server = fakeApi();
const onClose = jest.fn();
const open = (stored: Parameters<typeof ProjectForm>[0]['project'] = null) =>
  renderApp(<ProjectForm project={stored} onClose={onClose} />);
const field = <Type extends HTMLElement = HTMLElement>(name: string | RegExp) =>
  screen.getByLabelText<Type>(name);
const save = (name = 'Kaydet') => screen.getByRole('button', { name });

beforeEach(() => {
  onClose.mockClear();
  server.answer(api.project.save, ({ body: { progressPercent, code, ...body } }) =>
    project(9, { ...body, progressPercent: progressPercent ?? 0, code: code ?? 'PRJ-2026-009' }),
  );
});

test('a new project begins today, is only planned, and ends on no day yet', async () => {
  open();
  await screen.findByRole('option', { name: categories[0]?.name ?? '' });
  expect(field('Başlangıç')).toHaveValue(formatDate(dayInTurkey(new Date())));
  expect(field('Planlanan bitiş')).toHaveValue('');
  expect(within(field('Durum')).getByRole('option', { name: 'Planlandı', selected: true })).toBeVisible();
  expect(field('İlerleme')).toHaveValue('0');
});

test('a new project asks for little first; the rest opens under "Daha fazla", and stays open for one that exists', async () => {
  const { user, unmount } = open();
  expect(field('Sözleşme bedeli (isteğe bağlı)')).toBeVisible();
  expect(field(/^Tahmini maliyet/)).not.toBeVisible();
  await user.click(screen.getByText('Daha fazla'));
  expect(field(/^Tahmini maliyet/)).toBeVisible();
  unmount();
  open(project(1));
  expect(field(/^Tahmini maliyet/)).toBeVisible();
});

test('what is wrong behind "Daha fazla" is brought into sight', async () => {
  const { user } = open();
  await user.type(field('Proje adı'), 'Yeni Köprü');
  await user.type(field('Planlanan bitiş'), '30.06.2030');
  await user.type(field(/^Enlem/), '91');
  await user.click(save());
  expect(await screen.findByText('Enlem geçerli değil')).toBeVisible();
});

test('the province is offered by a few letters, and one abroad is kept as it was written', async () => {
  const stored = project(1, { city: 'Lefkoşa' });
  server.answer(api.project.update, stored);
  const { user } = open(stored);
  expect(field(/^İl /)).toHaveValue('Lefkoşa');
  await user.clear(field(/^İl /));
  await user.type(field(/^İl /), 'sanl');
  await user.click(screen.getByRole('option', { name: 'Şanlıurfa' }));
  await user.click(save('Güncelle'));
  expect(await screen.findByText('Proje Başarıyla Güncellendi.')).toBeVisible();
  expect(server.requests(api.project.update)[0]?.body).toMatchObject({ city: 'Şanlıurfa' });
});

test('what is missing stands under its field, the first of them has the focus, and nothing is sent', async () => {
  const { user } = open();
  await user.click(save());
  expect(await screen.findByText('Proje adı gerekli')).toBeVisible();
  expect(screen.getByText('Planlanan bitiş gerekli')).toBeVisible();
  await waitFor(() => expect(field('Proje adı')).toHaveFocus());
  expect(server.requests(api.project.save)).toHaveLength(0);
});

test('a name and an end are enough; what is left empty is sent as nothing', async () => {
  const { user } = open();
  await user.type(field('Proje adı'), 'Yeni Köprü');
  await user.type(field('Planlanan bitiş'), '30.06.2030');
  await user.type(field('Proje adı'), '{Enter}');
  expect(await screen.findByText('Proje Başarıyla Oluşturuldu.')).toBeVisible();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(server.requests(api.project.save)[0]?.body).toEqual({
    name: 'Yeni Köprü',
    status: 'PLANLANDI',
    startDate: dayInTurkey(new Date()),
    endDate: '2030-06-30',
    progressPercent: 0,
    code: null,
    categoryId: null,
    customerName: null,
    contractAmount: null,
    estimatedCost: null,
    address: null,
    city: null,
    latitude: null,
    longitude: null,
    description: null,
  });
});

test.each([
  [
    'an end before the start',
    'Planlanan bitiş',
    '2026-04-30',
    'Bitiş tarihi başlangıç tarihinden önce olamaz',
  ],
  ['more progress than all', 'İlerleme', '100,5', 'İlerleme 0 ile 100 arasında olmalıdır'],
  ['progress that is no number', 'İlerleme', 'yarısı', 'İlerleme 0 ile 100 arasında olmalıdır'],
  ['progress that only a program reads', 'İlerleme', '1e1', 'İlerleme 0 ile 100 arasında olmalıdır'],
  ['progress in thousands', 'İlerleme', '1.000', 'İlerleme 0 ile 100 arasında olmalıdır'],
  ['a place that only a program reads', 'Enlem', '0x20', 'Enlem geçerli değil'],
  ['half a place', 'Enlem', '41,01', 'Enlem ve boylam birlikte girilmelidir'],
  ['a place beyond the globe', 'Enlem', '91', 'Enlem geçerli değil'],
])('%s is refused under its field before anything is sent', async (_, label, text, sentence) => {
  const { user } = open(project(1));
  const input = field(new RegExp(`^${label}`));
  await user.clear(input);
  await user.type(input, text);
  await user.click(save('Güncelle'));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(server.requests(api.project.update)).toHaveLength(0);
});

test('amounts are typed the short way, and progress with a decimal comma', async () => {
  const { user } = open();
  await user.type(field('Proje adı'), 'Çatı');
  await user.type(field('Planlanan bitiş'), '30.06.2030');
  await user.type(field(/^Sözleşme bedeli/), '1,5m');
  await user.type(field(/^Tahmini maliyet/), '900.000,50');
  await user.clear(field('İlerleme'));
  await user.type(field('İlerleme'), '12,5');
  await user.click(save());
  expect(await screen.findByText('Proje Başarıyla Oluşturuldu.')).toBeVisible();
  expect(server.requests(api.project.save)[0]?.body).toMatchObject({
    contractAmount: 1_500_000,
    estimatedCost: 900_000.5,
    progressPercent: 12.5,
  });
});

test('what was stored is shown, and sent back as it was where nothing is changed', async () => {
  const stored = project(1, {
    address: 'Moda Cad. 14',
    latitude: 40.98,
    longitude: 29.02,
    description: 'İki blok',
    contractAmount: null,
  });
  server.answer(api.project.update, stored);
  const { user } = open(stored);
  expect(field(/^Enlem/)).toHaveValue('40,98');
  await screen.findByRole('option', { name: categories[0]?.name ?? '' });
  await user.click(save('Güncelle'));
  expect(await screen.findByText('Proje Başarıyla Güncellendi.')).toBeVisible();
  const { id, name, code, categoryId, customerName, status, startDate, endDate, version } = stored;
  expect(server.requests(api.project.update)[0]?.body).toEqual({
    ...{ id, name, code, categoryId, customerName, status, startDate, endDate, version },
    contractAmount: null,
    estimatedCost: 400_000,
    progressPercent: 60,
    address: 'Moda Cad. 14',
    city: 'İstanbul',
    latitude: 40.98,
    longitude: 29.02,
    description: 'İki blok',
  });
});

test('a code that exists is refused under its field, and the form stays open', async () => {
  const sentence = 'Bu proje kodu zaten var';
  server.fail(api.project.update, { status: 409, message: sentence, fields: { code: sentence } });
  const { user } = open(project(1));
  await user.click(save('Güncelle'));
  expect(await screen.findAllByText(sentence)).not.toHaveLength(0);
  expect(field(/^Proje kodu/)).toBeInvalid();
  expect(onClose).not.toHaveBeenCalled();
});

test('someone else was faster: what they changed is shown, and the next try counts from theirs', async () => {
  const current = project(1, { version: 7, contractAmount: 777, categoryName: 'Köprüler' });
  const stale = { status: 409, code: codes.stale, message: messages.stale, current };
  server.fail(api.project.update, stale, 1);
  server.answer(api.project.update, { ...current, version: 8 });
  const { user } = open(project(1));
  await user.type(field(/^Müşteri/), ' ve ortakları');
  await user.click(save('Güncelle'));
  const notice = await screen.findByRole('group', { name: 'Kaydın güncel hali' });
  expect(notice).toHaveTextContent('KategoriKöprüler');
  expect(notice).toHaveTextContent('Sözleşme bedeli777,00 ₺');
  expect(field<HTMLInputElement>(/^Müşteri/).value).toMatch(/ ve ortakları$/);
  await user.click(save('Güncelle'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.requests(api.project.update)[1]?.body).toMatchObject({ version: 7 });
});

test('a refusal that is of no field stays above the buttons, longer than its toast', async () => {
  const sentence = 'Aylık proje limitinize ulaştınız (2/2).';
  server.fail(api.project.save, { status: 409, message: sentence });
  const { user, container } = open();
  await user.type(field('Proje adı'), 'Üçüncü iş');
  await user.type(field('Planlanan bitiş'), '30.06.2030');
  await user.click(save());
  await waitFor(() => expect(container.querySelector('form')).toHaveTextContent(sentence));
  expect(field('Proje adı')).toHaveValue('Üçüncü iş');
});

import { accountErased, companyClosing, companyEndsSoon, companyGone, companyKept } from './leaving-letters';
import {
  copiedSession,
  factorOff,
  factorOn,
  formerOwner,
  newDevice,
  newOwner,
  recoveryUsed,
  restored,
} from './security-letters';
import { addressKnown, exportReady, passwordChanged, resetLink } from './templates';

const reader = {
  email: 'ece@ornek.com.tr',
  name: 'Ece\nhttps://kotu.example www.kotu.example',
  surname: 'Ay',
  companyName: 'Ay Yapı',
};
const moment = new Date('2026-11-21T09:00:00Z');
const place = 'https://vezne.test';

test.each([
  resetLink(reader, place, 30),
  addressKnown(reader, place),
  passwordChanged(reader),
  exportReady(reader, place, 24),
  accountErased(reader),
  companyClosing(reader, moment),
  companyEndsSoon(reader, moment, place),
  companyKept(reader),
  companyGone(reader),
  restored(reader),
  newOwner(reader, reader),
  formerOwner(reader, reader),
  factorOn(reader),
  factorOff(reader),
  recoveryUsed(reader, 3),
  newDevice(reader, 'Chrome', '203.0.113.1'),
  copiedSession(reader, 'Chrome'),
])('the letter “$subject” greets by name, and by nothing that somebody wrote into the name', ({ text }) => {
  expect(text).toMatch(/^Merhaba Ece,\n/);
  expect(text).not.toContain('kotu');
});

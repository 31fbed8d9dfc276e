import { fold } from '@vezne/contract';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Words that Turkish speakers build passwords on: love, clubs, cities, names, keyboards, the word itself. */
const turkishWords =
  'sifre sifrem parola parolam gizli giris deneme kullanici yonetici hesap hesabim merhaba selam evet hayir ' +
  'askim canim hayatim birtanem bitanem sevgilim tatlim meleğim bebegim gulum seviyorum seniseviyorum askimsin ' +
  'canimsin annem babam annecim babacim kizim oglum ailem kardesim dostum arkadas mutluluk umut sevgi kalbim ' +
  'galatasaray fenerbahce besiktas trabzonspor bursaspor goztepe karsiyaka cimbom kanarya kartal aslan futbol ' +
  'turkiye turkiyem vatan millet bayrak ataturk mustafakemal cumhuriyet bozkurt osmanli allah bismillah muhammed ' +
  'istanbul ankara izmir bursa antalya adana konya gaziantep mersin kayseri eskisehir diyarbakir samsun denizli ' +
  'trabzon malatya erzurum sakarya kocaeli manisa balikesir hatay rize ordu giresun sivas tokat aydin mugla ' +
  'ahmet mehmet mustafa ali hasan huseyin ibrahim ismail osman yusuf murat omer ramazan emre can burak serkan ' +
  'hakan okan gokhan volkan tolga kemal cemal orhan erkan selim kerem kaan arda berk baris deniz ozgur umutcan ' +
  'ayse fatma emine hatice zeynep elif meryem serife zehra sultan hanife merve ozge esra busra kubra gamze ' +
  'ebru seda pinar derya yasemin sibel melek nur gul tugba buse irem ece selin melis yagmur damla ceren asli ' +
  'yilmaz kaya demir celik sahin yildiz ozturk aydogan arslan dogan kilic cetin koc kurt ozdemir polat bulut ' +
  'kitap okul ogretmen doktor polis asker muhendis mudur sirket firma ofis patron muhasebe finans para ' +
  'bilgisayar internet telefon araba kamyon motor masa kalem defter kedi kopek cicek papatya karanfil deniz ' +
  'bahar yaz kis gunes yildizim ayisigi gece gunduz pazartesi cuma ocak nisan mayis temmuz eylul ekim kasim';

const endings =
  '1 12 123 1234 12345 123456 1453 1881 1903 1905 1907 1923 1938 2023 2024 2025 2026 00 01 34 06 35 61 ! . * .123'.split(
    ' ',
  );

/** Folded passwords that guessers try first: a world-wide list, and Turkish words as they are and with endings. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...dictionary['passwords-common'].map(fold),
  ...turkishWords.split(' ').flatMap((word) => {
    const folded = fold(word);
    return [folded, folded + folded, ...endings.map((ending) => folded + ending)];
  }),
]);

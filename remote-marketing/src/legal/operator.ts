import type { Operator } from '@vezne/contract';

type Part = string | string[];

/** Who answers for the data, as a list; a sentence that says where to ask when the settings do not tell. */
export function identityOf(operator: Operator | null): Part[] {
  const told = [
    ['Unvan', operator?.name],
    ['Adres', operator?.address],
    ['MERSİS numarası', operator?.mersis],
    ['E-posta', operator?.email],
    ['KEP adresi', operator?.kep],
  ];
  const lines = told.flatMap(([what, value]) => (value ? [`${what}: ${value}`] : []));
  const who = 'Veri sorumlusu, bu Vezne kurulumunu işleten şirkettir.';
  if (lines.length === 0)
    return [`${who} Şirketin unvanını, adresini ve başvuru yollarını İletişim sayfasından sorabilirsiniz.`];
  return operator?.name
    ? [who, lines]
    : [`${who} Şirketin unvanını İletişim sayfasından sorabilirsiniz.`, lines];
}

const TURKEY = /^t(ü|u)rkiye$/i;

/** Who else gets to process the data, and where. */
export function processorsOf(operator: Operator | null): Part[] {
  const processors = operator?.processors ?? [];
  if (processors.length === 0)
    return [
      'Barındırma ve e-posta gönderimi için kullanılan hizmet sağlayıcıları ve bulundukları ülkeleri İletişim sayfasından sorabilirsiniz.',
    ];
  const abroad = processors.some(({ country }) => !TURKEY.test(country));
  return [
    'Bu kurulumda kullanılan hizmet sağlayıcılar:',
    processors.map(({ name, country, work }) => `${name} (${country}): ${work}.`),
    ...(abroad
      ? ["Türkiye dışındaki sağlayıcılara aktarım, Kanun'un 9. maddesindeki koşullara uyularak yapılır."]
      : []),
  ];
}

/** Days as people say them: whole years as years. */
export const years = (days: number): string => (days % 365 === 0 ? `${days / 365} yıl` : `${days} gün`);

import type { Operator, Processor } from '@vezne/contract';
import { z } from 'zod';

const short = (most: number) => z.string().max(most, `must have at most ${most} characters`).optional();

const FORM = 'must be a list like Bulut A.Ş., Türkiye, barındırma; Posta Ltd., Almanya, e-posta gönderimi';

/** The operator of the installation, for the legal texts. */
export const operatorVariables = {
  OPERATOR_NAME: short(200),
  OPERATOR_ADDRESS: short(300),
  OPERATOR_MERSIS: z
    .string()
    .transform((text) => text.replace(/[\s-]/g, ''))
    .refine((text) => /^\d{16}$/.test(text), { error: 'must be the 16 digits of the MERSİS number' })
    .optional(),
  OPERATOR_KEP: z.email({ error: 'must be an address of registered e-mail' }).optional(),
  OPERATOR_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  OPERATOR_COURT: short(60),
  OPERATOR_PROCESSORS: z
    .string()
    .refine((text) => processorsIn(text).every((each) => each !== undefined), { error: FORM })
    .transform((text) => processorsIn(text).filter((each) => each !== undefined))
    .optional(),
};

const Variables = z.object(operatorVariables);

function processorsIn(text: string): (Processor | undefined)[] {
  const entries = text.split(';').map((entry) => entry.split(',').map((part) => part.trim()));
  return entries.map(([name, country, ...work]) =>
    name && country && work.join(', ') ? { name, country, work: work.join(', ') } : undefined,
  );
}

/** What the settings say of the operator. */
export const readOperator = (vars: z.output<typeof Variables>): Operator => ({
  name: vars.OPERATOR_NAME ?? null,
  address: vars.OPERATOR_ADDRESS ?? null,
  mersis: vars.OPERATOR_MERSIS ?? null,
  kep: vars.OPERATOR_KEP ?? null,
  email: vars.OPERATOR_EMAIL ?? null,
  court: vars.OPERATOR_COURT ?? null,
  processors: vars.OPERATOR_PROCESSORS ?? [],
});

/** Settings without which the privacy notice cannot name the data controller as the law wants it. */
export const missingOperator = ({ name, address, email, kep }: Operator): string[] => [
  ...(name ? [] : ['OPERATOR_NAME']),
  ...(address ? [] : ['OPERATOR_ADDRESS']),
  ...(email || kep ? [] : ['OPERATOR_EMAIL or OPERATOR_KEP']),
];

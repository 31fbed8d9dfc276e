import { z } from 'zod';
import { requiredMessage } from '../values/text';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The identifier of a record: a lower-case UUID, made by the server. */
export const Id = z
  .string({ error: requiredMessage('Kimlik') })
  .regex(UUID, { error: 'Kimlik geçerli değil' });

/** A required reference to another record, chosen in a form. */
export const reference = (label: string) =>
  z
    .string({ error: requiredMessage(label) })
    .min(1, { error: `${label} gerekli`, abort: true })
    .regex(UUID, { error: `${label} geçerli değil` });

const idOrNone = (label: string) => {
  const error = `${label} geçerli değil`;
  return z
    .union([z.literal(''), z.string({ error }).regex(UUID, { error })], { error })
    .nullable()
    .transform((value) => value || null);
};

/** An optional reference; absent, null and '' mean none. */
export const optionalReference = (label: string) => idOrNone(label).default(null);

/** An optional reference in an update: null and '' mean none, absent means as it is stored. */
export const keptReference = (label: string) => idOrNone(label).optional();

/** Query of every call that names one record. */
export const ById = z.strictObject({ id: Id });
export type ById = z.infer<typeof ById>;

/** Guard against lost updates: the version that the editor saw. Without it the last write wins. */
export const Version = z.int({ error: 'Sürüm geçerli değil' }).min(1, { error: 'Sürüm geçerli değil' });

import { z } from 'zod';

/** Somebody whom the operator has personal data processed by, as the legal texts name them. */
export const Processor = z.object({ name: z.string(), country: z.string(), work: z.string() });
export type Processor = z.infer<typeof Processor>;

/** Who runs this installation; what the operator has not said is null. */
export const Operator = z.object({
  name: z.string().nullable(),
  address: z.string().nullable(),
  mersis: z.string().nullable(),
  kep: z.string().nullable(),
  email: z.string().nullable(),
  /** Where lawsuits belong: "İstanbul". */
  court: z.string().nullable(),
  processors: z.array(Processor),
});
export type Operator = z.infer<typeof Operator>;

/** What the installation tells its browser apps, at `/config.json`. */
export const ClientConfig = z.object({
  /** A template with {z}, {x}, {y}, or null: a map then has a plain ground. */
  mapTilesUrl: z.string().nullable().catch(null),
  /** Is a language model asked where the assistant's rules do not help? */
  languageModel: z.boolean().catch(false),
  operator: Operator.nullable().catch(null),
});
export type ClientConfig = z.infer<typeof ClientConfig>;

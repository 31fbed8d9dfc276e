import { z } from 'zod';

const Address = z.object({ entry: z.string(), version: z.string().optional() });
const Canary = Address.extend({ percent: z.number().optional(), companies: z.array(z.string()).optional() });

/** The lines of `/remotes.json`, without their signature, which the loader verifies. */
export const RemoteLines = z
  .looseObject({})
  .transform(({ signature: _, ...lines }) => lines)
  .pipe(z.record(z.string(), Address.extend({ canary: Canary.optional() })));

/** Where a build comes from; builds of before do not say. */
const origin = { commit: z.string().nullable().catch(null), by: z.string().nullable().catch(null) };

/** A history, `releases.json`: newest first. `isPreview`: never live; `previews` are names that a tester asks for it by. */
export const KeptReleases = z.array(
  z.object({
    id: z.string(),
    at: z.string(),
    ...origin,
    previews: z.array(z.string()).default([]),
    isPreview: z.boolean().default(false),
    withdrawn: z.boolean().default(false),
  }),
);

/** What the versions page reads of a remote's manifest. */
export const ReleaseManifest = z.object({
  build: z.object(origin).optional(),
  shared: z
    .array(z.object({ name: z.string(), requiredVersion: z.union([z.string(), z.boolean()]).optional() }))
    .default([]),
});

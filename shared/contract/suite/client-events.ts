import { z } from 'zod';

/** How a place that a remote fills fared: its code came, did not come, was refused by its needs, or threw while drawing. */
export const remoteOutcomes = ['loaded', 'failed', 'refused', 'threw'] as const;

/** The web vitals: how late the largest paint was and how late a press was answered (ms), and how much the page moved. */
export const vitalNames = ['LCP', 'INP', 'CLS'] as const;

/** A page stands for so many: it was drawn by lot. */
const weight = z.int().min(1).max(10);
/** The owner of what happened: a remote, or `host`. */
const remote = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);
const release = z.string().regex(/^[\w.+-]{0,60}$/);

/**
 * How a place fared, or a vital of the visit: `value` is in ms, of CLS the sum of its shifts. `release` is a name such as
 * 0.2.0-68d7fc57, empty where it is not known.
 */
const ClientEvent = z.union([
  z.strictObject({ kind: z.enum(remoteOutcomes), remote, release, weight }),
  z.strictObject({ kind: z.enum(vitalNames), remote, release, value: z.number().min(0).max(600_000) }),
]);
export type ClientEvent = z.infer<typeof ClientEvent>;

/** What a page tells of itself at `/client-events`; nothing in it is of a person. */
export const ClientEvents = z.strictObject({ events: z.array(ClientEvent).min(1).max(20) });

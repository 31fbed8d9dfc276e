import { z } from 'zod';
import { Id } from '../base/ids';
import { optionalText } from '../values/text';
import { ProjectStatus } from '../vocabulary';
import { coordinate, hasBothOrNone, Percent, placeError } from './project';

/** A project as the map shows it, in degrees (WGS 84); both coordinates are null, or neither is. */
export const ProjectLocation = z.object({
  projectId: Id,
  name: z.string(),
  status: ProjectStatus,
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  profitability: Percent.nullable(),
  hasLocation: z.boolean(),
});
export type ProjectLocation = z.infer<typeof ProjectLocation>;

/** Where a project is. Both coordinates or none: null for both takes it off the map. */
export const ProjectLocationChange = z
  .strictObject({
    projectId: Id,
    latitude: coordinate('Enlem', 90),
    longitude: coordinate('Boylam', 180),
    address: optionalText('Adres', { max: 300 }),
  })
  .refine(hasBothOrNone, placeError);
export type ProjectLocationChange = z.infer<typeof ProjectLocationChange>;

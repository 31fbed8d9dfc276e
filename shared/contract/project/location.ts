import { z } from 'zod';
import { Id } from '../base/ids';
import { optionalText } from '../values/text';
import { ProjectStatus } from '../vocabulary';
import { coordinate, hasBothOrNone, Percent, placeError } from './project';

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

export const ProjectLocationChange = z
  .strictObject({
    projectId: Id,
    latitude: coordinate('Enlem', 90),
    longitude: coordinate('Boylam', 180),
    address: optionalText('Adres', { max: 300 }),
  })
  .refine(hasBothOrNone, placeError);
export type ProjectLocationChange = z.infer<typeof ProjectLocationChange>;

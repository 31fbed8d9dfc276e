import { z } from 'zod';
import type { Endpoint } from './endpoint';

type Kept<Shape extends z.ZodRawShape> = {
  [Name in keyof Shape]: Shape[Name] extends z.ZodDefault<infer Field extends z.ZodType>
    ? z.ZodOptional<Field>
    : Shape[Name];
};

/**
 * The fields of a new record as a change of it takes them: what may be left out keeps what is stored, so that a
 * program that does not know a field does not empty it. To empty one, null or '' is sent.
 */
export function kept<Shape extends z.ZodRawShape>(shape: Shape): Kept<Shape> {
  const fields = Object.entries(shape).map(([name, field]) => [
    name,
    field instanceof z.ZodDefault ? z.optional(field.unwrap()) : field,
  ]);
  // Entries lose which name has which field.
  return Object.fromEntries(fields) as Kept<Shape>;
}

/**
 * What a record has that its change cannot take: whoever sends a record back as it was read, alone or in a list, may
 * leave it in, and it is not looked at.
 */
export function readOnlyKeys({ method, body, output, listed }: Endpoint): string[] {
  if (method !== 'PUT' || !(body instanceof z.ZodObject) || !(output instanceof z.ZodObject)) return [];
  return Object.keys({ ...output.shape, ...listed?.shape }).filter((key) => !(key in body.shape));
}

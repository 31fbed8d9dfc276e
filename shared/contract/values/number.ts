import { z } from 'zod';

/** Is it given back as it came? Minus zero is written as 0. */
export const isKept = (value: number): boolean => !Object.is(value, -0);

/** A number of a request. */
export const number = (error: string) => z.number({ error }).refine(isKept, { error, abort: true });

/** A whole number of a request. */
export const wholeNumber = (error: string) => z.int({ error }).refine(isKept, { error, abort: true });

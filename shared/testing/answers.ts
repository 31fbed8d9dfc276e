import type { Endpoint, EndpointOutput } from '@vezne/contract';
import type { z } from 'zod';

type Schemas<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? { params: z.output<P>; query: z.output<Q>; body: z.output<B> }
    : never;

type Reply<E extends Endpoint> = EndpointOutput<E> | ((input: Schemas<E>) => EndpointOutput<E>);
/** Sets what an endpoint answers: a fixed value, or one worked out from the parsed request. */
export type Answers = <E extends Endpoint>(endpoint: E, reply: Reply<E>) => void;

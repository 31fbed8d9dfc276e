import { z } from 'zod';
import type { Page } from './page';

/** ADMIN operates the installation and does all that a manager does; MANAGER runs a company. */
export const roles = ['ADMIN', 'MANAGER'] as const;
export type Role = (typeof roles)[number];

/** Everyone who has signed in with a role. */
export const signedIn: readonly Role[] = roles;

/** Named request budgets beyond the general one; the server knows their numbers. */
export type RateClass =
  | 'login'
  | 'signup'
  | 'forgot'
  | 'contact'
  | 'invite'
  | 'import'
  | 'upload'
  | 'assistant'
  | 'export';

/**
 * One call of the API as plain data. The server registers its route from it, the OpenAPI page is printed
 * from it and the client's call is typed by it.
 */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> = {
  /** `noun.verb`, unique; names the operation in OpenAPI and in logs. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API prefix; `{name}` marks a path parameter. */
  path: string;
  summary: string;
  /** Roles that may call it; 'public' needs no token. */
  roles: 'public' | readonly Role[];
  /** Which of the two clients calls it: 'auth' sends no token. */
  client: 'auth' | 'general';
  /** Changes data: honours Idempotency-Key and is refused after the subscription's end. */
  writes: boolean;
  /** A write that stays allowed after the subscription's end (signing out, security). */
  allowedWhenExpired?: boolean;
  /** A deletion that can be undone: its answer names the piece of the trash in the header X-Trash-Id. */
  undoable?: true;
  /** Asked for so often that most answers are the last one: browsers keep it, and hear 304 while it holds. */
  revalidates?: true;
  rateClass?: RateClass;
  /**
   * Needs a password that was proved in this session a short while ago: `always`, or `sometimes`, where the handler
   * decides by what is changed. Without one the answer is `PROOF_REQUIRED`.
   */
  freshProof?: 'always' | 'sometimes';
  /** Bytes of the body when more than the usual limit is allowed. */
  bodyLimit?: number;
  /** The body is multipart/form-data: a part for each key, and a file under `file`. */
  upload?: true;
  /** Of a change: the record as its list shows it, where that tells more than the answer. */
  listed?: z.ZodObject;
  /** Milliseconds that the caller waits for the answer when more than usual. */
  patience?: number;
  params?: Params;
  query?: Query;
  body?: Body;
  output: Output;
};

/** Keeps the exact schema types of an endpoint; ids and paths are checked for uniqueness by a test. */
export function endpoint<
  Output extends z.ZodType,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(definition: Endpoint<Params, Query, Body, Output>): Endpoint<Params, Query, Body, Output> {
  return definition;
}

type Part<Schema> = Schema extends z.ZodUndefined
  ? unknown
  : Schema extends z.ZodType
    ? z.input<Schema>
    : unknown;
type Schemas<E extends Endpoint> = NonNullable<E['params'] | E['query'] | E['body']>;
type Parts<E extends Endpoint> = Part<NonNullable<E['params']>> &
  Part<NonNullable<E['query']>> &
  Part<NonNullable<E['body']>>;

/** The input of an endpoint as arguments, left out where it takes none. */
export type EndpointArguments<E extends Endpoint> =
  Schemas<E> extends z.ZodUndefined ? [input?: undefined] : [input: Parts<E>];

/** What a caller hands over for an endpoint: its path parameters and its query or body in one object. */
export type EndpointInput<E extends Endpoint> = EndpointArguments<E>[0];

/** What an endpoint answers. */
export type EndpointOutput<E extends Endpoint> = z.output<E['output']>;

/** Reads an answer by the schema of its endpoint; what the schema does not declare is dropped. */
export const readOutput = <E extends Endpoint>(
  endpoint: E,
  answer: unknown,
): z.ZodSafeParseResult<EndpointOutput<E>> => z.safeParse<E['output']>(endpoint.output, answer);

/** A list that is read page by page: what it takes beside the page, and what a page holds. */
export type PagedEndpoint<Filter, Item> = Endpoint<
  z.ZodUndefined,
  z.ZodUndefined,
  z.ZodType<unknown, Filter>,
  z.ZodType<Page<Item>>
>;

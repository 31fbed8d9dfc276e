/** What a journey names on a page: a role and its accessible name, a field's label, or words; inside another such thing. */
export type Target = {
  role?: string;
  name?: string | RegExp;
  label?: string;
  text?: string | RegExp;
  in?: Target;
};

/** Whoever walks a journey, in whichever browser: what cannot be done yet is waited for. */
export type Visitor = {
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  click: (target: Target) => Promise<void>;
  /** Replaces what a field holds. */
  fill: (target: Target, text: string) => Promise<void>;
  /** Chooses the option with this label. */
  choose: (target: Target, label: string) => Promise<void>;
  /** Presses a key where the focus is, such as `Enter` or `Control+k`. */
  press: (key: string) => Promise<void>;
  /** What the first such thing says, an empty word if there is none. */
  says: (target: Target) => Promise<string>;
  /** How many such things are seen. */
  count: (target: Target) => Promise<number>;
  /** What an expression is worth in the page. */
  reads: <T>(expression: string) => Promise<T>;
  /** The path and query that the page is at. */
  place: () => Promise<string>;
  shoot: (file: string) => Promise<void>;
};

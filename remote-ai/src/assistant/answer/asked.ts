/** What is asked: typed, or chosen with its plan. */
export type Asked = { input: string; plan?: string };

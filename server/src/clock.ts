/** What the product takes for the present moment; tests and benchmarks may fix it. */
export type Clock = () => Date;

/** How to reach a Postgres on this machine through its socket folder. */
export type LocalConnection = {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
};

/** How to reach a database; a plain subset of the driver's options. */
export type Connection = { connectionString: string } | LocalConnection;

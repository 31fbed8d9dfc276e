/**
 * Under this key of the app stands the database across all companies. Everything that works for one company gets its
 * own from the call instead. Who may import the key is ruled by the linter; whoever else needs that database is
 * handed it by name where the app is wired.
 */
export const SYSTEM: unique symbol = Symbol('the database across all companies');

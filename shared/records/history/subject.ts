import { createContext, useContext } from 'react';

export type Subject = {
  noun: string;
  id: string;
  /** There is room for it: its history stands open. */
  isOpen?: boolean;
};

const SubjectContext = createContext<Subject | null>(null);

/** The record that a dialog is about, for the history at the end of its form. */
export const HistorySubject = SubjectContext.Provider;

/** The record that the dialog around is about, whose history it offers; null outside of one. */
export const useHistorySubject = () => useContext(SubjectContext);

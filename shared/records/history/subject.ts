import { createContext, useContext } from 'react';

type Subject = { noun: string; id: string } | null;

const SubjectContext = createContext<Subject>(null);

/** The record that a dialog is about, for the history at the end of its form. */
export const HistorySubject = SubjectContext.Provider;

export const useHistorySubject = () => useContext(SubjectContext);

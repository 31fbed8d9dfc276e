/** A text of law: a paragraph is a string, a list is an array of strings. */
export type LegalDocument = {
  title: string;
  intro: string;
  sections: { heading: string; body: (string | string[])[] }[];
};

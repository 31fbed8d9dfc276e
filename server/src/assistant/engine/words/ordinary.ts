import { Analyser } from './analyser';
import words from './ordinary.json';

/** Words of the language that mean nothing to the grammar: they are no slips of words that do. */
const analyser = new Analyser();
for (const noun of words.nouns) analyser.add(noun, 'noun');
for (const verb of words.verbs) analyser.add(verb, 'verb');
for (const word of words.exact) analyser.add(word, 'exact');

const readings = (folded: string) => analyser.read(folded);

export const isOrdinary = (folded: string): boolean => readings(folded).length > 0;

export const isOrdinaryVerb = (folded: string): boolean =>
  readings(folded).some(({ lemma }) => lemma.endsWith('-'));

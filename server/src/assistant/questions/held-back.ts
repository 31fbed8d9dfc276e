// How far the likelihoods of readings are to be trusted: each fold of the learning part's ledgers is asked with what
// the other folds teach. Usage: held-back FOLDER; prints one line of JSON.
import { ranked } from '../engine/rank/rank';
import { readCorpus } from './corpus';
import { type Example, examplesOf, judged, twicePerPattern } from './examples';
import { classesIn, FOLDS, foldOf } from './folds';
import { candidatesOf, JointModel } from './joint-model';
import { ClassModel } from './learn/class-model';

/** The likeliest reading of a question of so many words, where it is a plan. */
type Best = { p: number; words: number; right: boolean };

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: held-back FOLDER');
const corpus = readCorpus(folder);
const { originals, reworded, written, rewritten, patterned } = examplesOf(corpus, folder, 'learning');
const classes = classesIn([...originals, ...written]);
const careful = [...written, ...rewritten];

const joint = new JointModel();
const folds = Array.from({ length: FOLDS }, (_, fold) => {
  const isIn = (each: Example) => foldOf(each, corpus.parts.learning) === fold;
  const others = [...originals, ...reworded, ...careful, ...patterned].filter((each) => !isIn(each));
  const model = new ClassModel(classes, others);
  const asked = (each: Example) => {
    const likely = model.likely(each);
    return { each, likely, seen: joint.caseOf(each, likely) };
  };
  return {
    asked: originals.filter(isIn).map(asked),
    careful: [...careful, ...twicePerPattern(patterned)].filter(isIn).map(asked),
  };
});
type Asked = (typeof folds)[number]['asked'][number];

/** Ranks the questions of one fold with what the cases of the others teach. */
function bestOf(fold: number): { id: string; best: Best | undefined }[] {
  const others = folds.filter((_, at) => at !== fold).flatMap((each) => [...each.asked, ...each.careful]);
  joint.train(others.map(({ seen }) => seen));
  const weights = { joint: new Map(joint.entries()), trust: joint.trust };
  return (folds[fold]?.asked ?? []).map(({ each, likely }: Asked) => {
    const [first] = ranked(candidatesOf(each, likely), weights);
    const words = each.text.trim().split(/\s+/).length;
    const right = first && each.right.has(judged(first.key));
    const best = first?.parts.length ? { p: first.p, words, right: right === true } : undefined;
    return { id: each.id, best };
  });
}

const all = folds.flatMap((_, fold) => bestOf(fold));
const isTurn = ({ id }: { id: string }) => id.includes('.');
const told = (asked: typeof all) => ({ n: asked.length, best: asked.flatMap(({ best }) => best ?? []) });
console.log(
  JSON.stringify({ alone: told(all.filter((each) => !isTurn(each))), turns: told(all.filter(isTurn)) }),
);

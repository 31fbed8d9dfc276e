// Learns to understand questions from the learning part and its rewordings. Usage: train FOLDER; prints the weights
// as JSON. The same corpus and sources give the same weights, byte for byte.

import { readCorpus } from './corpus';
import { type Example, examplesOf, twicePerPattern } from './examples';
import { classesIn, FOLDS, foldOf } from './folds';
import { JointModel } from './joint-model';
import { ClassModel } from './learn/class-model';
import { pack } from './pack';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: train FOLDER');
const corpus = readCorpus(folder);
const began = performance.now();
const tell = (what: string) =>
  process.stderr.write(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}\n`);

const { originals, reworded, written, rewritten, patterned } = examplesOf(corpus, folder, 'learning');
tell(
  `${originals.length} questions, ${reworded.length} rewordings, ${written.length} written with care and ${rewritten.length} times otherwise, ${patterned.length} of patterns`,
);

const classes = classesIn([...originals, ...written]);
const inFold = (each: Example) => foldOf(each, corpus.parts.learning);
const careful = [...written, ...rewritten];

const joint = new JointModel();
const cases = Array.from({ length: FOLDS }, (_, fold) => {
  const others = [...originals, ...reworded, ...careful, ...patterned].filter(
    (each) => inFold(each) !== fold,
  );
  const heldBack = new ClassModel(classes, others);
  tell(`classes without fold ${fold}`);
  // Readings are ranked for questions as they were asked and for two of each pattern; the class is learnt from all.
  return [...originals, ...careful, ...twicePerPattern(patterned)]
    .filter((each) => inFold(each) === fold)
    .map((each) => joint.caseOf(each, heldBack.likely(each)));
}).flat();
const oracle = cases.filter(({ good }) => good.size).length / cases.length;
const mean = cases.reduce((sum, { logs }) => sum + logs.length, 0) / cases.length;
tell(
  `${cases.length} cases of ${mean.toFixed(0)} candidates, ${(100 * oracle).toFixed(1)} % with a right one`,
);
joint.train(cases);
tell('readings ranked');
const final = new ClassModel(classes, [...originals, ...reworded, ...careful, ...patterned]);
tell(`${classes.length} classes`);
console.log(JSON.stringify(pack(final, joint)));

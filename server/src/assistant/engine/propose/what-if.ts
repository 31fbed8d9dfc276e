import type { PlanFilter, PlanMeasure, PlanPeriod, PlanStep } from '@vezne/contract';
import type { Sight } from '../see/sight';

type WhatIf = Extract<PlanStep, { op: 'WHAT_IF' }>;

const UP = /^(?:art|zam|yuksel|fazla|pahali|ekle|kabar|cogal|buyu|katla|sis)/;
const DOWN = /^(?:az|dus|kis|ins|indir|inmis|ucuz|eksi|kes|tasarruf|kirp|daral|iskonto)/;
/** "Hiç ödemeseydik", "gelmemiş olsaydı", "hiç olmasa". */
const NOTHING = /\p{L}m[ae]s[ae](?:yd|[kmn]$)|^olmasa$|\p{L}m[ae]m[iu]s$/u;
const FRACTIONS: Record<string, number> = { dortte: 25, beste: 20, onda: 10 };

/** By how much percent something may be supposed to change: "yüzde yirmi kıssaydık" -20, "iki katı olsaydı" 100. */
export function changesIn({ tokens, percents }: Sight): number[] {
  const words = tokens.map(({ kind, text }) => (kind === 'word' ? text : ''));
  const says = (form: RegExp) => words.some((word) => form.test(word));
  const fraction = words.findIndex((word, at) => word in FRACTIONS && words[at + 1] === 'bir');
  const size = percents[0]?.value ?? FRACTIONS[words[fraction] ?? ''];
  if (size !== undefined) {
    const [up, down] = [says(UP), says(DOWN)];
    return up === down ? [size, -size] : [up ? size : -size];
  }
  const times = words.findIndex((word) => /^kat(?:i|ina|lan|la|$)/.test(word));
  if (times > 0) return /^uc/.test(words[times - 1] ?? '') ? [200] : [100];
  if (says(/^yari(?:ya|si|sina)?$/)) return [-50];
  return says(NOTHING) ? [-100] : [];
}

/** Whose new figure or difference is asked for: the changed sum itself, all of its direction, or what is left. */
export const figures = ['own', 'whole', 'net'] as const;

export function whatIf(
  figure: (typeof figures)[number],
  {
    measure,
    filter,
    period,
    change,
    answer,
  }: {
    measure: PlanMeasure;
    filter: PlanFilter;
    period: PlanPeriod | null;
    change: number;
    answer: WhatIf['answer'];
  },
): WhatIf {
  return {
    op: 'WHAT_IF',
    measure: figure === 'net' ? 'NET' : measure,
    filter: figure === 'own' ? filter : {},
    period,
    change,
    target: { measure, filter },
    answer,
  };
}

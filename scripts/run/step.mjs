// The steps of `npm start` and `npm test`, with the time that each takes.

/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/**
 * Shows how long `work` takes: on a terminal the seconds tick, elsewhere there is a sign of life every 15 s.
 * `work` gets a function that shows a line of its progress.
 *
 * @template Result
 * @param {string} name
 * @param {(onLine: import('./process.mjs').OnLine) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function step(name, work) {
  const began = performance.now();
  const { isTTY } = process.stdout;
  const clear = isTTY ? '\r\u001b[K' : '';
  const showTime = () => process.stdout.write(`${clear}  … ${name}  ${seconds(began)}${isTTY ? '' : '\n'}`);
  if (isTTY) showTime();
  else console.log(`  … ${name}`);
  const tick = setInterval(showTime, isTTY ? 1_000 : 15_000);
  /** @param {string} sign */
  const end = (sign) => {
    clearInterval(tick);
    console.log(`${clear}  ${sign} ${name}  ${seconds(began)}`);
  };
  try {
    const result = await work((line) => console.log(`${clear}    ${line}`));
    end('✓');
    return result;
  } catch (error) {
    end('✗');
    throw error;
  }
}

const WIDTH = 30;
const number = new Intl.NumberFormat('en-GB');

/** A bar in a terminal; elsewhere a line for every tenth of the work. */
export function createProgress(total: number, out: NodeJS.WriteStream = process.stdout) {
  const began = performance.now();
  let tenth = 0;
  let skippedRows = 0;

  const line = (done: number) => {
    const share = total === 0 ? 1 : done / total;
    const full = Math.round(share * WIDTH);
    const seconds = (performance.now() - began) / 1000;
    const left =
      done === total ? `${seconds.toFixed(1)} s` : `${Math.ceil((seconds / share) * (1 - share))} s left`;
    const bar = '█'.repeat(full) + '░'.repeat(WIDTH - full);
    return `${bar} ${String(Math.floor(share * 100)).padStart(3)} %  ${number.format(done)} / ${number.format(total)} rows  ${left}`;
  };

  return {
    at(done: number) {
      if (out.isTTY) out.write(`\r\u001b[K${line(done)}`);
      else if (Math.floor((done / total) * 10) > tenth) {
        tenth = Math.floor((done / total) * 10);
        out.write(`${line(done)}\n`);
      }
    },
    skipped(rows: number) {
      skippedRows += rows;
    },
    get skippedRows() {
      return skippedRows;
    },
    end() {
      if (out.isTTY) out.write('\n');
    },
  };
}

import { LedgerWords, type StemFound } from '../words/ledger-words';
import type { Token } from '../words/tokens';

class OutOfPatience extends Error {
  override name = 'OutOfPatience';
}

const passed = () => performance.now();

/**
 * The words of a ledger, with a clock. The engine looks something up for every word and every reading it tries:
 * there it learns that its time is over, so that the thread it runs in need not be ended.
 */
export class TimedWords extends LedgerWords {
  private allowed = 0;
  private began = 0;
  private used: () => number = passed;
  private until = Number.POSITIVE_INFINITY;

  /** What `work` answers; undefined when it took longer than `ms` of what `used` counts. */
  within<Result>(ms: number, work: () => Result, used = passed): Result | undefined {
    this.allowed = ms;
    this.used = used;
    this.began = used();
    this.until = performance.now() + ms;
    try {
      return work();
    } catch (error) {
      if (error instanceof OutOfPatience) return undefined;
      throw error;
    } finally {
      this.until = Number.POSITIVE_INFINITY;
    }
  }

  override stemsAt(token: Token, budget: number): StemFound[] {
    this.look();
    return super.stemsAt(token, budget);
  }

  override hasDescriptionWord(word: string): boolean {
    this.look();
    return super.hasDescriptionWord(word);
  }

  private look(): void {
    if (performance.now() <= this.until) return;
    const left = this.allowed - (this.used() - this.began);
    if (left <= 0) throw new OutOfPatience();
    this.until = performance.now() + left;
  }
}

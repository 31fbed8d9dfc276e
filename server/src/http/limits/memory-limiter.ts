import { createHash } from 'node:crypto';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Budget } from './budgets';

// 500 bytes each: 25 MB for a budget while ever new networks call.
const MAX_SENDERS = 50_000;
const CROWD = 1_024;

/**
 * A budget counted in this process. The library keeps every sender until the window ends; beyond `maxSenders` new
 * ones in a window, those who come then share places, so that memory stays bounded.
 */
export class MemoryLimiter extends RateLimiterMemory {
  private fresh = 0;
  private since = Date.now();

  constructor(
    { max, seconds }: Budget,
    private readonly maxSenders = MAX_SENDERS,
  ) {
    super({ points: max, duration: seconds });
  }

  override async consume(sender: string): Promise<RateLimiterRes> {
    const counted = await super.consume(await this.placeOf(sender));
    if (counted.isFirstInDuration) this.fresh++;
    return counted;
  }

  private async placeOf(sender: string): Promise<string> {
    if (Date.now() - this.since >= this.msDuration) {
      this.fresh = 0;
      this.since = Date.now();
    }
    const hasPlace = this.fresh < this.maxSenders || (await this.get(sender)) !== null;
    return hasPlace ? sender : `crowd ${crowdOf(sender)}`;
  }
}

const crowdOf = (sender: string) => createHash('sha256').update(sender).digest().readUInt16BE() % CROWD;

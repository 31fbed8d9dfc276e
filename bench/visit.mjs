// One visit of a page under a slow network and processor, and what it cost.
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const SETTLED_MS = 1_500;

/**
 * A request of the page, in seconds and bytes.
 *
 * @typedef {{ began: number; ended: number; url: string; bytes: number }} Request
 */

/**
 * @typedef {object} Cost
 * @property {number} requests
 * @property {number} bytes
 * @property {number} depth the longest chain of requests that waited for each other
 * @property {number} paint milliseconds
 * @property {number} ready milliseconds
 */

/**
 * The longest chain of requests in which each began only after the one before had ended.
 *
 * @param {Request[]} requests
 */
function depthOf(requests) {
  /** @type {{ ended: number; depth: number }[]} */
  const depths = [];
  for (const request of [...requests].sort((one, other) => one.began - other.began)) {
    const before = depths.filter(({ ended }) => ended <= request.began).map(({ depth }) => depth);
    depths.push({ ended: request.ended, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
}

/** @returns {number} */
const largestPaint = () => Reflect.get(window, 'largestPaint') ?? 0;

/**
 * Opens `url` until `selector` is seen and the page has settled.
 *
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} url
 * @param {string} selector
 * @returns {Promise<Cost>}
 */
export async function visit(context, url, selector) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  /** @type {Map<string, { began: number; url: string }>} */
  const open = new Map();
  /** @type {Request[]} */
  const done = [];
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (/^https?:/.test(request.url)) open.set(requestId, { began: timestamp, url: request.url });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => open.delete(requestId));
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) open.delete(requestId);
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = open.get(requestId);
    if (request) done.push({ ...request, ended: timestamp, bytes: encodedDataLength });
  });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    /** @param {PerformanceObserverEntryList} list */
    const keep = (list) => {
      for (const { startTime } of list.getEntries()) Reflect.set(window, 'largestPaint', startTime);
    };
    new PerformanceObserver(keep).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor({ timeout: 60_000 });
  const ready = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.waitForTimeout(SETTLED_MS);
  const paint = await page.evaluate(largestPaint);
  await page.close();
  const bytes = done.reduce((sum, request) => sum + request.bytes, 0);
  return { requests: done.length, bytes, depth: depthOf(done), paint, ready };
}

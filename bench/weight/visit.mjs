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
 * @property {number} painted bytes that had come by the largest paint
 * @property {number} shift how much the page moved by itself, from 0 to 1 and more
 * @property {number} task milliseconds of the longest task after the largest paint; 0 where none took more than 50
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

/** Runs in the page: keeps the time of the largest paint and of long tasks, and adds up what moved by itself. */
function watchPaint() {
  /** @type {Seen} */
  const seen = { paint: 0, shift: 0, tasks: [] };
  Reflect.set(window, 'seen', seen);
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.paint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!Reflect.get(entry, 'hadRecentInput')) seen.shift += Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * @typedef {{ paint: number; shift: number; tasks: { startTime: number; duration: number }[] }} Seen
 * @returns {Seen}
 */
const seenInPage = () => Reflect.get(window, 'seen');

/** @param {Request[]} requests */
const sumOf = (requests) => requests.reduce((sum, { bytes }) => sum + bytes, 0);

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
  await page.addInitScript(watchPaint);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor({ timeout: 60_000 });
  const ready = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.waitForTimeout(SETTLED_MS);
  const { paint, shift, tasks } = await page.evaluate(seenInPage);
  await page.close();
  const began = Math.min(...done.map((request) => request.began));
  const painted = sumOf(done.filter(({ ended }) => (ended - began) * 1000 <= paint));
  const task = Math.max(0, ...tasks.filter((each) => each.startTime > paint).map((each) => each.duration));
  return {
    requests: done.length,
    bytes: sumOf(done),
    depth: depthOf(done),
    paint,
    ready,
    painted,
    shift,
    task,
  };
}

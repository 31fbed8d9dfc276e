// One visit of a page under a slow network and processor, and what it cost.
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;
const SETTLED_MS = 1_500;

/** The longest chain of requests in which each began only after the one before had ended. */
export function depthOf(requests) {
  const depths = [];
  for (const request of [...requests].sort((one, other) => one.began - other.began)) {
    const before = depths.filter(({ ended }) => ended <= request.began).map(({ depth }) => depth);
    depths.push({ ended: request.ended, depth: 1 + Math.max(0, ...before) });
  }
  return Math.max(0, ...depths.map(({ depth }) => depth));
}

/** Opens `url` until `selector` is seen and the page has settled. */
export async function visit(context, url, selector) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const open = new Map();
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
    window.largestPaint = 0;
    const keep = (list) => {
      for (const { startTime } of list.getEntries()) window.largestPaint = startTime;
    };
    new PerformanceObserver(keep).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator(selector).first().waitFor({ timeout: 60_000 });
  const ready = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle', { timeout: 60_000 });
  await page.waitForTimeout(SETTLED_MS);
  const paint = await page.evaluate(() => window.largestPaint);
  await page.close();
  const bytes = done.reduce((sum, request) => sum + request.bytes, 0);
  return { requests: done.length, bytes, depth: depthOf(done), paint, ready };
}

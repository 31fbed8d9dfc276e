import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { launch } from 'puppeteer-core';
import { Builder, Capabilities } from 'selenium-webdriver';
import { freePort } from '../kit/server.mjs';
import { firefoxVisitor } from './firefox-visitor';
import type { Visitor } from './visitor';
import { webkitVisitor } from './webkit-visitor';

export type Engine = 'firefox' | 'webkit';
export type Window = { width: number; height: number };
type Opened = { visitor: Visitor; close: () => Promise<void> };

// A browser that hangs at the end must not take the journey with it.
const PATIENCE = 10_000;

async function openFirefox(base: string, viewport: Window): Promise<Opened> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env.FIREFOX_PATH,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'tr-TR, tr' },
  });
  const page = await browser.newPage();
  await page.setViewport(viewport);
  return { visitor: firefoxVisitor(page, base), close: () => browser.close() };
}

/** A screen for a window that nobody sees: its name, once it is there. */
async function openScreen({ width, height }: Window): Promise<{ name: string; child: ChildProcess }> {
  const child = spawn(
    process.env.XVFB_PATH ?? '',
    ['-displayfd', '1', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [number] = await once(createInterface(child.stdout), 'line');
  return { name: `:${number}`, child };
}

async function openWebkit(base: string, window: Window): Promise<Opened> {
  const screen = await openScreen(window);
  const port = await freePort();
  const service = spawn(process.env.WEBKIT_DRIVER_PATH ?? '', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: screen.name,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      NO_AT_BRIDGE: '1',
      LANG: 'tr_TR.UTF-8',
      LANGUAGE: 'tr',
    },
    stdio: 'ignore',
  });
  const end = () => {
    service.kill();
    screen.child.kill();
  };
  try {
    // The page has the whole screen: a window with bars is never as narrow as a phone.
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] },
    });
    const builder = new Builder().usingServer(await answering(port)).withCapabilities(capabilities);
    const driver = await builder.build();
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...window });
    const close = () => Promise.race([driver.quit(), pause(PATIENCE)]).finally(end);
    return { visitor: webkitVisitor(driver, base), close };
  } catch (error) {
    end();
    throw error;
  }
}

/** The address of the WebDriver service, once it answers. */
async function answering(port: number): Promise<string> {
  const address = `http://127.0.0.1:${port}`;
  for (const end = performance.now() + 30_000; ; ) {
    const isThere = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return address;
    if (performance.now() > end) throw new Error('WebKitWebDriver does not answer.');
    await pause(100);
  }
}

export const openEngine = (engine: Engine, base: string, window: Window): Promise<Opened> =>
  engine === 'firefox' ? openFirefox(base, window) : openWebkit(base, window);

import type { Frame, Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: Pick<typeof axe, 'run'>
  }
}

/** Another theme changes colours alone, and reading those again costs half of what everything does. */
const looks = {
  whole: {},
  colours: { runOnly: ['color-contrast', 'link-in-text-block'] },
} as const satisfies Record<string, RunOptions>

/**
 * The serious and critical findings of axe on a page and on what it frames, or within a part of it. Axe is brought in
 * once for each document, so that a page can be read again at another width or in another theme for little.
 */
export async function findings(
  page: Page,
  look: keyof typeof looks,
  within?: string,
): Promise<string[]> {
  const found: string[] = []
  for (const frame of page.frames()) {
    const part = frame === page.mainFrame() ? within : undefined
    found.push(...(await findingsIn(frame, looks[look], part)))
  }
  return found
}

async function findingsIn(frame: Frame, look: RunOptions, within?: string): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) {
    await frame.evaluate(axe.source)
    await frame.evaluate(takeWeaveOff)
  }
  const options: RunOptions = {
    ...look,
    iframes: false,
    preload: false,
    resultTypes: ['violations'],
  }
  return await frame.evaluate(
    async ({ part, run }) => {
      const { violations } = await window.axe.run(part ?? document, run)
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { part: within, run: options },
  )
}

/** Over a picture axe judges no colours, and the weave of the cloth, hardly seen, is a picture below every page. */
function takeWeaveOff(): void {
  document.documentElement.style.setProperty('--weave', 'none')
}

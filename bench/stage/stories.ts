import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createServer, type InlineConfig, type Plugin } from 'vite'

/** The arcade's story page of a checkout: a game against a table in memory, with no server behind it. */
export type Stories = { readonly url: string; stop(): Promise<void> }

type Checkout = {
  readonly config: InlineConfig
  textsAt(path: string): Response | undefined
}

export async function serveStories(root: string, port: number): Promise<Stories> {
  const { config, textsAt } = await readCheckout(root)
  const vite = await createServer({
    ...config,
    appType: 'spa',
    plugins: [...(config.plugins ?? []), answering(textsAt)],
    // Another checkout may have its packages from elsewhere.
    server: { port, host: '127.0.0.1', strictPort: true, hmr: false, fs: { strict: false } },
  })
  await vite.listen()
  return { url: `http://127.0.0.1:${port}/arcade/story.html`, stop: () => vite.close() }
}

async function readCheckout(root: string): Promise<Checkout> {
  const load = async (path: string) =>
    (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>
  const [tools, texts, catalogue] = await Promise.all([
    load('tools/vite/app-config.ts'),
    load('texts/testing/answer-texts.ts'),
    load('texts/catalogue.ts'),
  ])
  const { appConfig } = tools as { appConfig(name: 'arcade'): InlineConfig }
  const { answerTexts } = texts as { answerTexts: Checkout['textsAt'] }
  const { bootRooms } = catalogue as { bootRooms: Record<'arcade', readonly string[]> }
  const first = bootRooms.arcade.join('+')
  return {
    config: appConfig('arcade'),
    textsAt: (path) => answerTexts(path.replace('first-arcade', first)),
  }
}

const answering = (textsAt: Checkout['textsAt']): Plugin => ({
  name: 'texts',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const answer = textsAt((request.url ?? '').split('?', 1)[0] ?? '')
      if (answer === undefined) {
        next()
        return
      }
      response.setHeader('content-type', 'application/json')
      void answer.text().then((text) => response.end(text))
    })
  },
})

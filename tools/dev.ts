import { spawn } from 'node:child_process'
import { createServer, defaultAllowedOrigins, type CorsOptions, type InlineConfig } from 'vite'
import { appConfig, apps, type AppName } from './vite/app-config.ts'

/**
 * Development: the server restarts when its code changes, the pages reload in place. The site's
 * development server stands in front and passes everything else on.
 */
const port = Number(process.env['PORT'] ?? 3000)
const ports = { server: port + 1, web: port, console: port + 2, arcade: port + 3 }
const host = process.env['HOST'] ?? '127.0.0.1'

const server = spawn(
  process.execPath,
  ['--import', 'tsx', '--watch', '--watch-preserve-output', 'server/src/main.ts'],
  { stdio: 'inherit', env: { ...process.env, PORT: String(ports.server), HOST: host } },
)

const toServer = { target: `http://${host}:${ports.server}`, ws: true }
const serverPaths = [
  '/wps',
  '/lgw',
  '/lotto',
  '/ops/api',
  '/art',
  '/app',
  '/content',
  '/manifest.webmanifest',
  '/texts',
  '/docs',
  '/socket',
  '/healthz',
  '/readyz',
  '/metrics',
  // The calls of our own games; the pages beside them are the arcade's own.
  '^/arcade/(?:session|rounds|history|seeds|shared)(?:/|$)',
]

// A game stands in a frame without an origin, for which even its own files are another's. What the server is asked from
// there it allows by itself.
const corsOf: Record<AppName, CorsOptions> = {
  web: { origin: defaultAllowedOrigins, preflightContinue: true },
  console: { origin: defaultAllowedOrigins },
  arcade: { origin: [defaultAllowedOrigins, 'null'] },
}

async function startApp(name: AppName): Promise<void> {
  const config: InlineConfig = appConfig(name)
  const others =
    name === 'web' ? { '^/ops/(?!api)': appTarget('console'), '^/arcade': appTarget('arcade') } : {}
  const vite = await createServer({
    ...config,
    appType: 'spa',
    server: {
      port: ports[name],
      host,
      strictPort: true,
      cors: corsOf[name],
      proxy: { ...Object.fromEntries(serverPaths.map((path) => [path, toServer])), ...others },
    },
  })
  await vite.listen()
}

function appTarget(name: AppName) {
  return { target: `http://${host}:${ports[name]}`, ws: true }
}

for (const name of Object.keys(apps) as AppName[]) await startApp(name)
console.log(
  `Site http://${host}:${port}/  console http://${host}:${port}/ops/  arcade http://${host}:${port}/arcade/`,
)
server.on('exit', (code) => process.exit(code ?? 0))

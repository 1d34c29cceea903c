import { createHash } from 'node:crypto'
import { placeOf, type Endpoint } from '@baize/contract/endpoint'
import { toOpenApi } from '@baize/contract/openapi'
import type { Http } from './http.ts'
import { serveFixedPaper } from './paper.ts'

type Options = {
  /** Where the calls are answered. */
  readonly server: string
  /** Whether those for operators are among them: who attacks a house need not be given its plan. */
  readonly forOperators: boolean
}

/** The API page at /docs/api and its machine-readable form, both made from the calls that are served. */
export function addApiPage(http: Http, { server, forOperators }: Options): void {
  const calls = [...http.served]
    .filter(({ path }) => forOperators || !path.startsWith('/ops/'))
    .sort((a, b) => (a.path < b.path ? -1 : 1))
  const styleHash = createHash('sha256').update(style).digest('base64')

  serveFixedPaper(http, '/docs/api.json', {
    type: 'application/json',
    text: JSON.stringify(toOpenApi(calls, { title: 'Baize', server })),
  })
  serveFixedPaper(http, '/docs/api', {
    type: 'text/html',
    text: page(calls),
    headers: {
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`,
    },
  })
}

const style = `
:root{color-scheme:light dark;--bg:light-dark(#f5f3e8,#05110c);--card:light-dark(#fcfaf4,#061d13);
--line:light-dark(#d9d8c8,#1d3a2b);--text:light-dark(#0e231a,#f5f0e1);--soft:light-dark(#4e6051,#a1ae9b);
--mark:light-dark(#105e41,#8ce3be)}
body{margin:0 auto;max-width:960px;padding:32px 20px;background:var(--bg);color:var(--text);
font:16px/1.5 system-ui,sans-serif}
h1{font:700 32px/1.2 Georgia,serif}a{color:var(--mark)}
details{background:var(--card);border:1px solid var(--line);border-radius:14px;margin:8px 0;padding:0 16px}
summary{padding:12px 0;cursor:pointer;overflow-wrap:anywhere}
code{font:14px/1.4 ui-monospace,monospace}b code{color:var(--mark)}
p{color:var(--soft);margin:4px 0}pre{overflow:auto;font:13px/1.5 ui-monospace,monospace;padding-bottom:12px}
:focus-visible{outline:2px solid var(--mark);outline-offset:2px}`

function page(calls: readonly Endpoint[]): string {
  const rows = calls.map(row)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Baize API</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>
<main><h1>The calls of Baize</h1>
<p>${rows.length} calls. Every answer is an envelope of success, value, message and code. As a file:
<a href="/docs/api.json">OpenAPI 3.1</a>.</p>${rows.join('')}</main></body></html>`
}

function row(endpoint: Endpoint): string {
  const { method, path, summary, access, reply, errors, sealed } = endpoint
  const who = access === 'everyone' ? 'Anyone' : access.join(', ')
  const refusals = errors.length === 0 ? 'none of its own' : errors.join(', ')
  return `<details><summary><b><code>${method} ${escape(path)}</code></b> ${escape(summary)}</summary>
<p>For: ${who}.${sealed === true ? ' Travels sealed.' : ''}
Refusals: ${refusals}.</p>
${inputs(endpoint)}
<p>Value</p><pre tabindex="0" aria-label="Value of ${method} ${escape(path)}">${pretty(reply)}</pre></details>`
}

const places = { path: 'In the path', query: 'In the query', body: 'In the body' } as const

/** What it takes, by where it is sent. */
function inputs(endpoint: Endpoint): string {
  const { method, path, input } = endpoint
  const named = Object.entries(input.properties)
  const parts = Object.entries(places).flatMap(([place, title]) => {
    const here = named.filter(([field]) => placeOf(endpoint, field) === place)
    const required = (input.required ?? []).filter((field) => here.some(([name]) => name === field))
    return here.length === 0
      ? []
      : [{ title, schema: { type: 'object', required, properties: Object.fromEntries(here) } }]
  })
  if (parts.length === 0) return '<p>Takes nothing.</p>'
  return parts
    .map(
      ({ title, schema }) =>
        `<p>${title}</p><pre tabindex="0" aria-label="${title} of ${method} ${escape(path)}">${pretty(schema)}</pre>`,
    )
    .join('')
}

const pretty = (schema: unknown) => escape(JSON.stringify(schema, null, 2))
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

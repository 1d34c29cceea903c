// The browser's project knows nothing of Node. Tests that read a stylesheet or the texts need these, and only they may.
declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string
  export function readdirSync(path: string): string[]
}

declare module 'node:module' {
  export function createRequire(from: string): (path: string) => unknown
}

declare module 'node:path' {
  export function basename(path: string, ending?: string): string
  export function join(...parts: readonly string[]): string
}

interface ImportMeta {
  readonly dirname: string
}

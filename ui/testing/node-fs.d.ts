// The browser's project knows nothing of Node. Tests that read a stylesheet need this one function, and only they may.
declare module 'node:fs' {
  export function readFileSync(path: URL, encoding: 'utf8'): string
}

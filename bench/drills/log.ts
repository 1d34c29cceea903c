import { readFileSync } from 'node:fs'

/** What a log says that nobody expects: defects and worse. */
export function readDefects(path: string): string[] {
  return findDefects(readFileSync(path, 'utf8'))
}

/** That PostgreSQL is away is told on the same level, and is no defect of ours. */
export function findDefects(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => /"level":"(?:error|fatal)"/.test(line))
    .filter((line) => !line.includes('The database is away'))
}

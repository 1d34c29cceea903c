import { isIP } from 'node:net'
import { StartupProblem } from '../../../../platform/startup-problem.ts'
import type { About } from './about.ts'
import { bitsOf, type Range } from './spans.ts'

/**
 * Data as text: a line a range, `first,last,country`, each end an address or its number, as Tor, IPFire and DB-IP hand it
 * out; quotes may be around each. Lines that begin with # tell of the data.
 */
export function readText(text: string, file: string): { ranges: Range[]; about: About } {
  const ranges: Range[] = []
  const told: string[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.startsWith('#')) told.push(line.slice(1).trim())
    else if (line.trim() !== '') ranges.push(readRange(line, `${file}, line ${index + 1}`))
  }
  return { ranges, about: readAbout(told, file) }
}

function readRange(line: string, where: string): Range {
  const [first = '', last = '', named = ''] = line
    .split(',')
    .map((part) => part.replaceAll('"', '').trim())
  const [from, to] = [readEnd(first), readEnd(last)]
  if (!from || !to || from.family !== to.family || from.bits > to.bits) {
    throw new StartupProblem(`GEO_FILE: ${where} is no range of addresses.`)
  }
  return { family: from.family, first: from.bits, last: to.bits, country: readCountry(named) }
}

/** What is not known is said in several ways. */
export function readCountry(named: string): string {
  return /^[A-Z]{2}$/.test(named) ? named : ''
}

function readEnd(text: string): { family: 4 | 6; bits: bigint } | undefined {
  if (/^\d{1,10}$/.test(text)) return { family: 4, bits: BigInt(text) }
  const family = isIP(text)
  return family === 4 || family === 6 ? { family, bits: bitsOf(text) } : undefined
}

function readAbout(told: readonly string[], file: string): About {
  const find = (name: string) =>
    told
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim() ?? ''
  const made = new Date(find('Generated'))
  return {
    source: find('Vendor') || file,
    date: Number.isNaN(made.getTime()) ? '' : made.toISOString().slice(0, 10),
    licence: find('License'),
    link: told.map((line) => /https:\/\/\S+\/$/.exec(line)?.[0]).find(Boolean) ?? '',
  }
}

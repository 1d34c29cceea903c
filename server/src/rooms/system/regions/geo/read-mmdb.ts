import { Reader, type CountryResponse } from 'maxmind'
import { StartupProblem } from '../../../../platform/startup-problem.ts'
import type { About } from './about.ts'

/** Data in MaxMind's form, theirs or another's: DB-IP, IPinfo, IP2Location and others hand it out, some with one flat field. */
type Found = CountryResponse & { readonly country_code?: string }

export function readMmdb(
  file: Buffer,
  path: string,
): { find: (ip: string) => string; about: About } {
  const reader = open(file, path)
  const { databaseType, buildEpoch } = reader.metadata
  return {
    find(ip) {
      const found: Found | null = reader.get(ip)
      const { country } = found ?? {}
      return (
        country?.iso_code ?? found?.country_code ?? (typeof country === 'string' ? country : '')
      )
    },
    about: {
      source: databaseType,
      date: new Date(buildEpoch).toISOString().slice(0, 10),
      licence: '',
      link: '',
    },
  }
}

function open(file: Buffer, path: string): Reader<CountryResponse> {
  try {
    return new Reader<CountryResponse>(file)
  } catch {
    throw new StartupProblem(`GEO_FILE: ${path} is not a file in MaxMind's form.`)
  }
}
